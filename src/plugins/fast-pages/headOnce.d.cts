export = headOnce;

declare function headOnce(source: string): string;

export = headingId;

declare function headingId(text: string): string;

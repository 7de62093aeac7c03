export = plainCompare;

declare function plainCompare(source: string): string;

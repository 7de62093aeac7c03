export function readHelp(file: string): string;
export function asksForHelp(args: readonly string[]): boolean;

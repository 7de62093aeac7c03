export = inTransition;

declare function inTransition(source: string): string;

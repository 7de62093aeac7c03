export = otherPaths;

declare function otherPaths(source: string): string;

export = onDemand;

declare function onDemand(source: string): string;

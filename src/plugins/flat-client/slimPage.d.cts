export = slimPage;

declare function slimPage(source: string): string;

export = slimPage;

declare function slimPage(source: string): string;

declare namespace slimPage {
  /** Elements that the site shows with components of its own. */
  const replaced: ReadonlySet<string>;
}

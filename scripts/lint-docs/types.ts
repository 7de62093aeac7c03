import type {Root} from 'mdast';

/** What a page is for, from its place; kinds differ in the parts they must have. */
export type PageKind =
  | 'landing'
  | 'getting-started'
  | 'how-to'
  | 'drm-vendor'
  | 'faq'
  | 'knowledge-base'
  | 'changelog'
  | 'connector'
  | 'api-reference'
  | 'example'
  | 'contributing'
  | 'other';

export interface Heading {
  depth: number;
  text: string;
  /** The anchor that Docusaurus gives it. */
  slug: string;
  line: number;
  column: number;
}

/** A link or a picture. */
export interface Reference {
  url: string;
  /** What the reader sees, or the alternative text. */
  text: string;
  line: number;
  column: number;
  /** True for an address that stands in the text by itself. */
  bare: boolean;
}

/** A run of prose, without code, markup and addresses. */
export interface Prose {
  text: string;
  /** Offset in the file. */
  offset: number;
}

/** A page as the rules see it: parsed once. */
export interface Page {
  /** Path from the repository root, with `/`. */
  file: string;
  text: string;
  kind: PageKind;
  isPartial: boolean;
  /** The docs instance and version it belongs to, as a folder: `docs`, `versioned_docs/version-v6`, … */
  contentFolder: string;
  frontMatter: Record<string, unknown>;
  /** Why the front matter or the MDX could not be read. */
  errors: {line: number; column: number; message: string}[];
  tree: Root;
  headings: Heading[];
  links: Reference[];
  images: Reference[];
  prose: Prose[];
  /** Partials that the page imports, as paths from the root. */
  imports: string[];
}

/** Everything that rules about several files need. */
export interface Site {
  root: string;
  /** All pages, also those that were not asked for. */
  pages: ReadonlyMap<string, Page>;
  /** Every file beside the pages, from the root. */
  files: ReadonlySet<string>;
  /** Pages that the build makes from data, such as `/player/reference/web/`. */
  routes: ReadonlySet<string>;
}

/** A replacement in the file, by offsets. */
export interface Fix {
  start: number;
  end: number;
  text: string;
}

export interface Finding {
  /** Where the finding is in a file that belongs to the page, as its evidence is. */
  file?: string;
  line: number;
  column: number;
  /** What is wrong. */
  problem: string;
  /** What to do. */
  remedy: string;
  /** Present where the change is safe without reading the sentence. */
  fix?: Fix;
}

/** A rule about one page. */
export interface Rule {
  name: string;
  /** Called once with all pages that will be checked, by rules that are faster on many at once. */
  prepare?: (pages: readonly Page[], site: Site) => Promise<void>;
  check: (page: Page, site: Site) => Finding[] | Promise<Finding[]>;
}

/** A rule about the whole site; its findings name their file. */
export interface SiteRule {
  name: string;
  check: (site: Site) => (Finding & {file: string})[];
}

/** A finding with its place and rule, as it is reported. */
export interface Report extends Finding {
  file: string;
  rule: string;
}

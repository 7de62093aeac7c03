/** What a site writes to `assistants/` for this server. */

/** The server reads this one; a site names its own in its index. */
export const format = 1;

/** A version of one product's docs. */
export interface DocsSet {
  /** Docs plugin instance: `default` or `open-video-ui`. */
  product: string;
  /** Docusaurus name, as `v6`. */
  version: string;
  /** Release, as `6.13.0`. */
  label: string;
  isLatest: boolean;
  isMaintained: boolean;
  /** Site path of its root, with a slash at its end. */
  root: string;
  /** Facet of the search index. */
  tag: string;
  platforms: readonly string[];
}

/** Files of one version's search index, below the base URL. */
export interface ShardFiles {
  heads: string;
  texts: string;
}

/** `assistants/index.json`. */
export interface SiteIndex {
  format: number;
  title: string;
  origin: string;
  /** With a slash at both ends. */
  baseUrl: string;
  sets: readonly DocsSet[];
  /** By facet of the search index. */
  shards: Readonly<Record<string, ShardFiles>>;
  /** Files of the API reference, below the base URL. */
  symbols: readonly {product: string; platform: string; file: string}[];
}

export interface SymbolMember {
  name: string;
  signature: string;
  /** Docusaurus names of the versions that have it, oldest first. */
  versions: readonly string[];
  /** Site path with an anchor. */
  url: string;
  deprecated?: true;
}

export interface SymbolType extends SymbolMember {
  members: readonly SymbolMember[];
}

/** `assistants/symbols-<platform>.json`: the types of a platform, with signatures as text. */
export interface SymbolFile {
  /** Docs plugin instance: `default` or `open-video-ui`. */
  product: string;
  platform: string;
  types: readonly SymbolType[];
}

/** Which files hold the index of each tag; the build makes it, the page carries it as plugin data. */
export interface SearchManifest {
  format: number;
  /** Site paths of the files, by `docusaurus_tag`. */
  shards: Readonly<Record<string, ShardFiles>>;
}

export interface ShardFiles {
  heads: string;
  texts: string;
}

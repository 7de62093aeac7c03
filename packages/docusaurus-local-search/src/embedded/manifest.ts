/** The index files of each tag. The build creates the manifest, and pages carry it as plugin data. */
export interface SearchManifest {
  format: number;
  /** Site paths of the files, by `docusaurus_tag`. */
  shards: Readonly<Record<string, ShardFiles>>;
}

export interface ShardFiles {
  heads: string;
  texts: string;
}

/** What all lists of `llms.txt` have in common. */

/** Longest list, in characters, that common tools read whole. */
export const maxListLength = 50_000;

export interface TextFile {
  name: string;
  text: string;
}

/** Names of the docs plugin instances, for the lists' titles and file names. */
export interface InstanceNames {
  [pluginId: string]: {name: string; label: string};
}

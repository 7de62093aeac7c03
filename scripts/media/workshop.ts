/** Folders of the media scripts. */
export interface Workshop {
  /** Finished files. */
  output: string;
  /** Temporary files. */
  scratch: string;
}

/** Where the parts of the media work. */
export interface Workshop {
  /** Where the finished files go. */
  output: string;
  /** For what is thrown away. */
  scratch: string;
}

/** A file of source code that a compiler gets: path below its folder, with `/`, and text. */
export interface SourceFile {
  name: string;
  text: string;
}

import type {SourceFile} from './sourceFile';
import type {JvmLanguage, JvmUnit} from './units';

/** A source file, with the samples that its lines are from. */
export interface SampleFile extends SourceFile {
  language: JvmLanguage;
  /** By line of the file, from 0: the sample whose errors are reported there, and its line from 1. */
  lines: readonly (SampleLine | undefined)[];
}

export interface SampleLine {
  unit: JvmUnit;
  line: number;
}

/** Lines of a source file, put together from samples and from what stands around them. */
export class SampleLines {
  readonly texts: string[] = [];
  readonly from: (SampleLine | undefined)[] = [];

  /**
   * @param unit the sample that the lines are, from its first; without one, errors in them are nobody's.
   */
  add(texts: readonly string[], unit?: JvmUnit): this {
    this.texts.push(...texts);
    this.from.push(...texts.map((_, line) => unit && {unit, line: line + 1}));
    return this;
  }

  /** One line, which is one of a sample. */
  addLine(text: string, from?: SampleLine): this {
    this.texts.push(text);
    this.from.push(from);
    return this;
  }

  toFile(name: string, language: JvmLanguage): SampleFile {
    return {name, language, text: this.texts.join('\n'), lines: this.from};
  }
}

/** One of each name: samples that share a set-up have one file of it. */
export const uniqueFiles = (files: readonly SampleFile[]): SampleFile[] => [
  ...new Map(files.map((file) => [file.name, file])).values(),
];

import path from 'node:path';
import {findClass} from './hosts';
import {SampleLines, type SampleFile} from './sampleFile';
import {hash} from './toolchain';
import type {JvmLanguage, JvmUnit} from './units';

/** The package that stands for a project, and the files that are in it. */
export class Place {
  readonly language: JvmLanguage;
  private readonly root: string;
  /** What the samples themselves say to be their package. */
  private readonly packages: readonly string[];

  /**
   * @param members of the project; at least one.
   * @param count that no other project of the page in this language has.
   */
  constructor(members: readonly JvmUnit[], count: number) {
    const {fence, language} = members[0]!;
    this.language = language;
    this.root = `page_${hash([fence.page]).slice(0, 8)}.${language}${count}`;
    this.packages = [...new Set(members.flatMap((unit) => unit.package ?? []))];
  }

  /** A sample without a package is in that of the others, if they agree on one. */
  getPackage(unit: JvmUnit): string {
    const own = unit.package ?? (this.packages.length === 1 ? this.packages[0] : undefined);
    return own ? `${this.root}.${own}` : this.root;
  }

  /** The path of a file for a sample. */
  getPath(unit: JvmUnit, file: string): string {
    return `${this.root.replace('.', '/')}/${unit.fence.index}/${file}`;
  }

  writeImport(name: string, alias?: string): string {
    return this.end(`import ${this.movePackage(name)}${alias ? ` as ${alias}` : ''}`);
  }

  writePackage(name: string): string {
    return this.end(`package ${name}`);
  }

  /** A sample that is a file. */
  writeFile(unit: JvmUnit, isChecked: boolean): SampleFile {
    const code = unit.code.split('\n');
    for (const {line, name} of unit.imports) code[line] = code[line]!.replace(name, this.movePackage(name));
    const head = [this.writePackage(this.getPackage(unit)), ...this.importSetup(unit)];
    const at = unit.masked.split('\n').findIndex((line) => /^\s*package\s/.test(line));
    const lines = new SampleLines();
    if (at < 0) lines.add(head);
    else code[at] = head.join(' ');
    return lines
      .add(code, isChecked ? unit : undefined)
      .toFile(this.getPath(unit, this.getFileName(unit)), this.language);
  }

  /** In Java, the fields of a set-up's class `Setup` are names of the sample. */
  importSetup(unit: JvmUnit): string[] {
    const hasFields = this.language === 'java' && unit.setup?.text.includes('class Setup ');
    return hasFields ? [`import static ${this.getPackage(unit)}.Setup.*;`] : [];
  }

  /** The hidden code that samples build on. */
  writeSetups(members: readonly JvmUnit[]): SampleFile[] {
    return members.flatMap((unit): SampleFile[] => {
      if (!unit.setup) return [];
      const {id, text} = unit.setup;
      const name = `${this.root.replace('.', '/')}/setup/${id}.${this.extension}`;
      return [new SampleLines().add([this.writePackage(this.getPackage(unit)), text]).toFile(name, this.language)];
    });
  }

  private get extension(): string {
    return this.language === 'java' ? 'java' : 'kt';
  }

  private getFileName(unit: JvmUnit): string {
    const title = path.posix.basename(unit.fence.meta.title ?? unit.fence.meta.file ?? '');
    return title.endsWith(`.${this.extension}`) ? title : `${findClass(unit)?.name ?? 'Sample'}.${this.extension}`;
  }

  private end(line: string): string {
    return this.language === 'java' ? `${line};` : line;
  }

  /** Imports of what other samples declare are imports from the project. */
  private movePackage(name: string): string {
    const bare = name.replace(/^static /, '');
    const isOwn = this.packages.some((own) => bare.startsWith(`${own}.`));
    return isOwn ? name.replace(bare, `${this.root}.${bare}`) : name;
  }
}

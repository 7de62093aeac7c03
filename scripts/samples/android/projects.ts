/**
 * Makes source files of the samples of a page.
 *
 * Samples with a file name, and those that are whole files, are one project with all others of the page that a reader sees beside
 * them: same language, and no tab that hides one when it shows the other. Each project is a package of its own, so that one run of
 * a compiler takes all pages. Where two samples declare the same name, the nearest stands for it.
 *
 * A fragment (members of a class, or statements) is put into a copy of the page's class that declares most of the names which the
 * fragment uses, or else into the frame that `frames.ts` has. Errors in a copy are not reported.
 */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {clashes} from './tabs';
import {frameNames, getFrame} from './frames';
import {findClass, openClass, type HostClass} from './hosts';
import type {ImportIndex} from './importIndex';
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

/** The source files of a page's samples in one language, and the package that they all are in. */
export function createProjects(units: readonly JvmUnit[], index: ImportIndex): SampleFile[] {
  const files = units.filter(({kind}) => kind === 'file');
  const worlds = new Map<string, {members: JvmUnit[]; checked: Set<JvmUnit>}>();
  for (const unit of files) {
    const members = listProject(unit, files);
    const key = members.map(({fence}) => fence.index).join();
    const world = worlds.get(key) ?? {members, checked: new Set<JvmUnit>()};
    world.checked.add(unit);
    worlds.set(key, world);
  }
  let count = 0;
  const sources: SampleFile[] = [];
  for (const {members, checked} of worlds.values()) {
    const place = new Place(members, count++);
    sources.push(
      ...members.map((unit) => place.writeFile(unit, checked.has(unit))),
      ...unique(place.writeSetups(members)),
      ...place.writeResources(members),
    );
  }
  for (const unit of units) {
    if (unit.kind === 'file') continue;
    const members = listProject(unit, files).filter((member) => member !== unit);
    const place = new Place([...members, unit], count++);
    sources.push(...place.writeFragment(unit, members, units, index));
  }
  return sources;
}

/** How far one sample of a page is from another; what stands before is nearer than what follows. */
const distance = (from: JvmUnit, to: JvmUnit): number => {
  const steps = from.fence.index - to.fence.index;
  return steps >= 0 ? steps : 1000 - steps;
};

/** A sample and those that it is compiled with: the nearest for each name that they declare. */
function listProject(unit: JvmUnit, files: readonly JvmUnit[]): JvmUnit[] {
  const others = files
    .filter((other) => other !== unit && !clashes(unit.fence, other.fence))
    .sort((a, b) => distance(unit, a) - distance(unit, b));
  const chosen = [unit];
  const taken = new Set(unit.declared);
  for (const other of others) {
    // A project has no two files that a reader can't see together, and none twice.
    if ([...other.declared].some((name) => taken.has(name))) continue;
    if (chosen.some((one) => clashes(one.fence, other.fence))) continue;
    other.declared.forEach((name) => taken.add(name));
    chosen.push(other);
  }
  return chosen.sort((a, b) => a.fence.index - b.fence.index);
}

/** The package that stands for a project, and the writing of its files. */
class Place {
  private readonly root: string;
  private readonly language: JvmLanguage;
  /** What the samples themselves say to be their package. */
  private readonly packages: readonly string[];

  constructor(members: readonly JvmUnit[], count: number) {
    const {fence, language} = members[0]!;
    this.language = language;
    this.root = `page_${createHash('sha256').update(fence.page).digest('hex').slice(0, 8)}.${language}${count}`;
    this.packages = [...new Set(members.flatMap((unit) => unit.package ?? []))];
  }

  /** A sample without a package is in that of the others, if they agree on one. */
  private getPackage(unit: JvmUnit): string {
    const own = unit.package ?? (this.packages.length === 1 ? this.packages[0] : undefined);
    return own ? `${this.root}.${own}` : this.root;
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

  private writeImport(name: string, alias?: string): string {
    return this.end(`import ${this.movePackage(name)}${alias ? ` as ${alias}` : ''}`);
  }

  writeFile(unit: JvmUnit, isChecked: boolean): SampleFile {
    const lines = unit.code.split('\n');
    const at = unit.masked.split('\n').findIndex((line) => /^\s*package\s/.test(line));
    const head = this.end(`package ${this.getPackage(unit)}`);
    for (const {line, name} of unit.imports) lines[line] = lines[line]!.replace(name, this.movePackage(name));
    const from: (SampleLine | undefined)[] = lines.map((_, line) => (isChecked ? {unit, line: line + 1} : undefined));
    const imports = this.importSetup(unit);
    if (at < 0) {
      lines.unshift(head, ...imports);
      from.unshift(undefined, ...imports.map(() => undefined));
    } else lines[at] = [head, ...imports].join(' ');
    return {...this.name(unit), language: this.language, text: lines.join('\n'), lines: from};
  }

  private name(unit: JvmUnit): {name: string} {
    const title = path.posix.basename(unit.fence.meta.title ?? unit.fence.meta.file ?? '');
    const extension = this.language === 'java' ? 'java' : 'kt';
    const type = findClass(unit)?.name ?? 'Sample';
    const file = title.endsWith(`.${extension}`) ? title : `${type}.${extension}`;
    return {name: `${this.root.replace('.', '/')}/${unit.fence.index}/${file}`};
  }

  /** In Java, the fields of a set-up's class `Setup` are names of the sample. */
  private importSetup(unit: JvmUnit): string[] {
    const hasFields = this.language === 'java' && unit.setup?.text.includes('class Setup ');
    return hasFields ? [`import static ${this.getPackage(unit)}.Setup.*;`] : [];
  }

  /** The hidden code that samples build on. */
  writeSetups(members: readonly JvmUnit[]): SampleFile[] {
    return members.flatMap((unit): SampleFile[] => {
      if (!unit.setup) return [];
      const {id, text} = unit.setup;
      const extension = this.language === 'java' ? 'java' : 'kt';
      const head = this.end(`package ${this.getPackage(unit)}`);
      return [
        {
          name: `${this.root.replace('.', '/')}/setup/${id}.${extension}`,
          language: this.language,
          text: `${head}\n${text}`,
          lines: [],
        },
      ];
    });
  }

  /** What the build makes of resources (`R.id.player`) and settings, as far as samples name them. */
  writeResources(members: readonly JvmUnit[], others: readonly string[] = []): SampleFile[] {
    const packages = new Set(members.map((unit) => this.getPackage(unit)));
    const code = [...members.map(({masked}) => masked), ...others].join('\n');
    const groups = new Map<string, Set<string>>();
    for (const [, group = '', name = ''] of code.matchAll(/(?<![\w.])R\.(\w+)\.(\w+)/g))
      groups.set(group, (groups.get(group) ?? new Set()).add(name));
    const files: SampleFile[] = [];
    const add = (ofPackage: string, type: string, body: string): void => {
      const text = `package ${ofPackage};\npublic final class ${type} {\n${body}\n}\n`;
      files.push({name: `${ofPackage.replaceAll('.', '/')}/${type}.java`, language: 'java', text, lines: []});
    };
    for (const ofPackage of packages) {
      const body = [...groups].map(
        ([group, names]) =>
          `public static final class ${group} { ${[...names].map((name) => `public static final int ${name} = 0;`).join(' ')} }`,
      );
      if (body.length > 0) add(ofPackage, 'R', body.join('\n'));
      if (/(?<![\w.])BuildConfig\./.test(code))
        add(ofPackage, 'BuildConfig', 'public static final boolean DEBUG = Boolean.parseBoolean("true");');
    }
    return files;
  }

  /** A fragment, in a class that has what it uses. */
  writeFragment(
    unit: JvmUnit,
    members: readonly JvmUnit[],
    page: readonly JvmUnit[],
    index: ImportIndex,
  ): SampleFile[] {
    const earlier = page
      .filter((other) => other.fence.index < unit.fence.index && !clashes(unit.fence, other.fence))
      .sort((a, b) => b.fence.index - a.fence.index);
    const before = chooseFragments(unit, earlier);
    const host = chooseHost(unit, before, members);
    const own = new Set(unit.imports.map(({local}) => local));
    const body = new Body();
    const code = unit.code.split('\n');
    unit.imports.forEach(({line}) => (code[line] = ''));
    const statements = [...before, unit].filter(({kind}) => kind === 'statements');
    for (const other of before) if (other.kind !== 'statements') body.add(blankImports(other));
    if (unit.kind !== 'statements') body.add(code, unit);
    if (statements.length > 0) {
      body.add([this.language === 'java' ? 'void sampleCode() throws Exception {' : 'fun sampleCode() {']);
      for (const other of statements) {
        if (other === unit) body.add(code, unit);
        else body.add(blankImports(other));
      }
      body.add(['}']);
    }
    const frame = host
      ? openClass(host)
      : getFrame(this.language, new Set([unit, ...before].flatMap(({declared}) => [...declared])));
    const imports = new Map<string, string>();
    for (const {name, local} of [...unit.imports, ...earlier.flatMap((other) => other.imports)])
      if (!imports.has(local) || local === '*')
        imports.set(
          local === '*' ? name : local,
          this.writeImport(name, local === name.split('.').pop() || local === '*' ? undefined : local),
        );
    if (own.size === 0) {
      // The reader's editor adds them. A fragment that has some says that it has all.
      const found = [
        ...[...unit.used].map((name) => [name, index.find(name)] as const),
        ...[...unit.masked.matchAll(/\.\s*(\w+)/g)].map(([, name = '']) => [name, index.findExtension(name)] as const),
      ];
      for (const [local, name] of found)
        if (name && !imports.has(local) && !unit.declared.has(local)) imports.set(local, this.writeImport(name));
    }
    for (const name of frame.imports) {
      const local = name.split('.').pop()!;
      if (!imports.has(local)) imports.set(local, this.writeImport(name));
    }
    const declared = new Set(members.flatMap((member) => [...member.declared]));
    const importLines = [...imports].filter(([local]) => !declared.has(local)).map(([, line]) => line);
    const ofPackage = `${this.getPackage(unit)}${this.language === 'kotlin' ? '.fragment' : ''}`;
    const inside =
      this.language === 'kotlin'
        ? [...new Set([...members, unit].map((member) => `import ${this.getPackage(member)}.*`))]
        : [];
    const ownImports = new Map(unit.imports.map((one) => [this.writeImport(one.name), one.line]));
    const head = [this.end(`package ${ofPackage}`), ...inside, ...this.importSetup(unit), ...importLines];
    const name = `${this.root.replace('.', '/')}/${unit.fence.index}/${this.language === 'java' ? `${frame.type}.java` : 'Fragment.kt'}`;
    const from: (SampleLine | undefined)[] = [
      ...head.map((line) => {
        const own = ownImports.get(line);
        return own === undefined ? undefined : {unit, line: own + 1};
      }),
      ...frame.before.map(() => undefined),
      ...body.from,
      ...frame.after.map(() => undefined),
    ];
    const text = [...head, ...frame.before, ...body.lines, ...frame.after].join('\n');
    const projectFiles = members.map((member) => this.writeFile(member, false));
    const resources = this.writeResources([...members], [unit.masked]).concat(
      members.length === 0 || this.language === 'kotlin' ? this.resourcesFor(ofPackage, unit, host) : [],
    );
    const setups = this.writeSetups([...members, ...before, unit]);
    return [{name, language: this.language, text, lines: from}, ...projectFiles, ...unique([...setups, ...resources])];
  }

  private resourcesFor(ofPackage: string, unit: JvmUnit, host: HostClass | undefined): SampleFile[] {
    const inPackage = new Place([{...unit, package: undefined}], 0);
    return inPackage
      .writeResources([unit, ...(host ? [host.unit] : [])])
      .slice(0, 2)
      .map((file) => ({
        ...file,
        name: `${ofPackage.replaceAll('.', '/')}/${path.posix.basename(file.name)}`,
        text: file.text.replace(/^package .*$/m, `package ${ofPackage};`),
      }));
  }
}

const unique = (files: readonly SampleFile[]): SampleFile[] => [
  ...new Map(files.map((file) => [file.name, file])).values(),
];

/** Lines, with the sample that they are from. */
class Body {
  readonly lines: string[] = [];
  readonly from: (SampleLine | undefined)[] = [];

  add(lines: readonly string[], unit?: JvmUnit): void {
    this.lines.push(...lines);
    this.from.push(...lines.map((_, line) => (unit ? {unit, line: line + 1} : undefined)));
  }
}

function blankImports({code, imports}: JvmUnit): string[] {
  const lines = code.split('\n');
  imports.forEach(({line}) => (lines[line] = ''));
  return lines;
}

/** Earlier fragments that declare what a fragment uses, and what those use, in the order of the page. */
function chooseFragments(unit: JvmUnit, earlier: readonly JvmUnit[]): JvmUnit[] {
  const chosen = new Set<JvmUnit>();
  const take = (from: JvmUnit): void => {
    const provided = new Set(from.declared);
    for (const other of earlier) {
      if (other.kind === 'file' || other.fence.index >= from.fence.index) continue;
      if (![...other.declared].some((name) => from.used.has(name) && !provided.has(name))) continue;
      other.declared.forEach((name) => provided.add(name));
      if (chosen.has(other) || [...other.declared].some((name) => unit.declared.has(name))) continue;
      chosen.add(other);
      take(other);
    }
  };
  take(unit);
  return [...chosen].sort((a, b) => a.fence.index - b.fence.index);
}

/** The class that declares most of what a fragment uses; of two, the nearer one. */
function chooseHost(unit: JvmUnit, before: readonly JvmUnit[], members: readonly JvmUnit[]): HostClass | undefined {
  const provided = new Set([...unit.declared, ...before.flatMap(({declared}) => [...declared])]);
  const needed = [unit, ...before].flatMap(({used}) => [...used]).filter((name) => !provided.has(name));
  const hosts = [...members]
    .sort((a, b) => distance(unit, a) - distance(unit, b))
    .flatMap((member) => findClass(member) ?? [])
    .map((host) => ({host, count: needed.filter((name) => host.members.has(name)).length}))
    .filter(({count}) => count > 0);
  const most = Math.max(0, ...hosts.map(({count}) => count));
  // Of a class that has no more of them than the frame, only an activity is as good a place.
  const inFrame = needed.filter((name) => frameNames.includes(name)).length;
  return hosts.find(({count, host}) => count === most && (count > inFrame || host.isActivity))?.host;
}

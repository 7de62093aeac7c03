/**
 * Fragments: members of a class, or statements. One is put into a copy of the page's class that declares most of the names which it
 * uses, or else into the frame that `frames.ts` has. Errors in a copy are not reported.
 */
import {chooseProviders} from '../providers';
import {frameNames, getFrame} from './frames';
import {findClass, openClass, type FragmentFrame, type HostClass} from './hosts';
import type {ImportIndex} from './importIndex';
import type {Place} from './place';
import {distance} from './project';
import {writeResources} from './resources';
import {SampleLines, uniqueFiles, type SampleFile} from './sampleFile';
import {clashes} from './tabs';
import type {JvmUnit} from './units';

/** The samples around a fragment. */
export interface FragmentPage {
  /** The files that it is compiled with. */
  members: readonly JvmUnit[];
  /** All samples of the page. */
  units: readonly JvmUnit[];
}

/** A fragment as a file, and what that is compiled with. */
export function writeFragment(unit: JvmUnit, page: FragmentPage, place: Place, index: ImportIndex): SampleFile[] {
  const {members} = page;
  const earlier = page.units
    .filter((other) => other.fence.index < unit.fence.index && !clashes(unit.fence, other.fence))
    .sort((a, b) => b.fence.index - a.fence.index);
  const before = chooseFragments(unit, earlier);
  const host = chooseHost(unit, before, members);
  const declared = new Set([unit, ...before].flatMap((one) => [...one.declared]));
  const frame = host ? openClass(host) : getFrame(place.language, declared);
  const isKotlin = place.language === 'kotlin';
  // Kotlin's copy of a class is in a package of its own; in Java it is beside the class, by another name.
  const ofPackage = `${place.getPackage(unit)}${isKotlin ? '.fragment' : ''}`;
  const lines = new SampleLines().add([place.writePackage(ofPackage)]);
  if (isKotlin)
    lines.add([...new Set([...members, unit].map((member) => place.writeImport(`${place.getPackage(member)}.*`)))]);
  lines.add(place.importSetup(unit));
  addImports(lines, unit, {earlier, members, frame, place, index});
  lines.add(frame.before);
  addBody(lines, unit, before);
  lines.add(frame.after);
  const file = lines.toFile(place.getPath(unit, isKotlin ? 'Fragment.kt' : `${frame.type}.java`), place.language);
  const masked = [unit, ...members].map((one) => one.masked);
  return uniqueFiles([
    file,
    ...members.map((member) => place.writeFile(member, false)),
    ...place.writeSetups([...members, ...before, unit]),
    ...writeResources([ofPackage, ...members.map((member) => place.getPackage(member))], masked),
  ]);
}

/** Imports of the fragment, of earlier samples and of what stands around it. */
function addImports(
  lines: SampleLines,
  unit: JvmUnit,
  {
    earlier,
    members,
    frame,
    place,
    index,
  }: {
    earlier: readonly JvmUnit[];
    members: readonly JvmUnit[];
    frame: FragmentFrame;
    place: Place;
    index: ImportIndex;
  },
): void {
  const known = new Set(members.flatMap(({declared}) => [...declared]));
  const add = (name: string, local: string, line?: number): void => {
    const key = local === '*' ? name : local;
    if (known.has(key)) return;
    known.add(key);
    const alias = local === '*' || local === name.split('.').pop() ? undefined : local;
    lines.addLine(place.writeImport(name, alias), line === undefined ? undefined : {unit, line: line + 1});
  };
  for (const {name, local, line} of unit.imports) add(name, local, line);
  for (const {name, local} of earlier.flatMap(({imports}) => imports)) add(name, local);
  if (unit.imports.length === 0) {
    // The reader's editor adds them. A fragment that has some says that it has all.
    for (const local of unit.used) {
      const name = index.find(local);
      if (name && !unit.declared.has(local)) add(name, local);
    }
    for (const [, local = ''] of unit.masked.matchAll(/\.\s*(\w+)/g)) {
      const name = index.findExtension(local);
      if (name) add(name, local);
    }
  }
  for (const name of frame.imports) add(name, name.split('.').pop()!);
}

/** The fragment, behind those that it goes on from; statements in a function. */
function addBody(lines: SampleLines, unit: JvmUnit, before: readonly JvmUnit[]): void {
  const all = [...before, unit];
  const add = (one: JvmUnit): void => {
    lines.add(blankImports(one), one === unit ? unit : undefined);
  };
  all.filter(({kind}) => kind !== 'statements').forEach(add);
  const statements = all.filter(({kind}) => kind === 'statements');
  if (statements.length === 0) return;
  lines.add([unit.language === 'java' ? 'void sampleCode() throws Exception {' : 'suspend fun sampleCode() {']);
  statements.forEach(add);
  lines.add(['}']);
}

function blankImports({code, imports}: JvmUnit): string[] {
  const lines = code.split('\n');
  imports.forEach(({line}) => (lines[line] = ''));
  return lines;
}

/** Earlier fragments that declare what a fragment uses, and what those use, in the order of the page. */
function chooseFragments(unit: JvmUnit, earlier: readonly JvmUnit[]): JvmUnit[] {
  const isOther = ({declared}: JvmUnit): boolean => ![...declared].some((name) => unit.declared.has(name));
  return chooseProviders(
    unit,
    (from) => earlier.filter((other) => isFragment(other) && other.fence.index < from.fence.index),
    isOther,
  ).sort((a, b) => a.fence.index - b.fence.index);
}

export const isFragment = ({kind}: JvmUnit): boolean => kind === 'members' || kind === 'statements';

/** The class that declares most of what a fragment uses; of two, the nearer one. */
function chooseHost(unit: JvmUnit, before: readonly JvmUnit[], members: readonly JvmUnit[]): HostClass | undefined {
  const provided = new Set([unit, ...before].flatMap(({declared}) => [...declared]));
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

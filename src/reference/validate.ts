/** Validates the files of `reference/data`: their schema, their versions, and that every referenced type is known. */
import {findTypeNames} from './read';
import type {ReferenceFile, ReferenceMember, ReferenceType, TypeForm} from './types';

/**
 * Names that types may use besides those of the file (`reference/external.json`): by language, names of the language
 * and its system libraries; by platform, names of other packages, and SDK types that are used but not published.
 */
export type ExternalNames = Record<string, readonly string[]>;

/** A problem in a file; the message names the symbol and says how to fix it. */
export interface ReferenceProblem {
  /** The file's name in `reference/data`. */
  file: string;
  message: string;
}

const typeKinds = new Set<string>([
  'class',
  'interface',
  'enum',
  'union',
  'alias',
  'function',
  'variable',
  'namespace',
  'struct',
  'protocol',
  'extension',
  'annotation',
  'object',
  'mixin',
  'component',
] satisfies TypeForm['kind'][]);
const memberKinds = new Set<string>([
  'constructor',
  'property',
  'method',
  'value',
  'call',
  'index',
  'associated type',
  'event',
  'attribute',
  'slot',
] satisfies ReferenceMember['kind'][]);

/** The language whose names a platform's types may use besides the SDK's. */
const languages: Record<string, string> = {
  web: 'typescript',
  'react-native': 'typescript',
  'open-video-ui-web': 'typescript',
  'open-video-ui-react': 'typescript',
  'open-video-ui-react-native': 'typescript',
  android: 'java',
  'open-video-ui-android': 'kotlin',
  ios: 'swift',
  flutter: 'dart',
};

/** Keywords that may occur in types where names can. */
const keywords =
  'extends keyof readonly typeof in is this infer abstract new import out throws nil any transient some _ true false null undefined void'.split(
    ' ',
  );

/**
 * @param name the file's name, for the messages.
 * @param text its content.
 * @returns the first schema problem, or all problems of its symbols.
 */
export function validateReference(name: string, text: string, external: ExternalNames): ReferenceProblem[] {
  let file: ReferenceFile;
  try {
    file = JSON.parse(text) as ReferenceFile;
  } catch (error) {
    return [
      {file: name, message: `The file is no JSON (${String(error)}); run "npm run reference" for its platform again.`},
    ];
  }
  const shape = findShapeFault(file, name);
  if (shape) return [{file: name, message: shape}];
  const problems: string[] = [];
  const seen = new Set<string>();
  const order = file.versions.map(({key}) => key);
  for (const type of file.types) {
    if (seen.has(type.id))
      problems.push(
        `${type.id}: two types have this name; give one of them another id (chooseIds in the format's reader).`,
      );
    seen.add(type.id);
    problems.push(...findVersionFaults(type, order));
  }
  const language = languages[file.platform];
  if (problems.length === 0 && language)
    problems.push(
      ...findDangling(
        file,
        new Set([...keywords, ...(external[language] ?? []), ...(external[file.platform] ?? [])]),
        language,
      ),
    );
  return problems.map((message) => ({file: name, message}));
}

function findShapeFault(file: ReferenceFile, name: string): string | undefined {
  const remedy = 'see src/reference/types.ts, or run "npm run reference" for the platform again.';
  if (typeof file !== 'object' || file === null || !Array.isArray(file.versions) || !Array.isArray(file.types))
    return `Expected {platform, versions, types}; ${remedy}`;
  if (`${file.platform}.json` !== name)
    return `platform is "${file.platform}", expected "${name.replace(/\.json$/, '')}"; ${remedy}`;
  if (file.versions.length === 0) return `There are no versions; ${remedy}`;
  for (const version of file.versions)
    if (!version.key || !version.number?.startsWith(version.key) || !version.docs || !version.counts)
      return `Version ${JSON.stringify(version.key)} needs key, number, docs, source and counts; ${remedy}`;
  for (const type of file.types) {
    if (
      !type?.id ||
      !Array.isArray(type.in) ||
      !Array.isArray(type.forms) ||
      !Array.isArray(type.members) ||
      type.forms.length === 0
    )
      return `${type?.id ?? 'A type'}: expected {id, in, forms, members}, with a form at least; ${remedy}`;
    const form = type.forms.find(({kind}) => !typeKinds.has(kind));
    if (form) return `${type.id}: "${form.kind}" is not a kind of type; ${remedy}`;
    const member = type.members.find(
      (candidate) => typeof candidate.name !== 'string' || !memberKinds.has(candidate.kind),
    );
    if (member) return `${type.id}.${member.name}: "${member.kind}" is not a kind of member; ${remedy}`;
  }
  return undefined;
}

function findVersionFaults(type: ReferenceType, order: readonly string[]): string[] {
  const faults: string[] = [];
  const known = (keys: readonly string[], within: readonly string[]) =>
    keys.length > 0 && keys.every((key) => within.includes(key));
  if (!known(type.in, order))
    faults.push(
      `${type.id}: in ${JSON.stringify(type.in)} names a version that the file has not; expected of ${order.join(', ')}.`,
    );
  for (const key of type.in) {
    const count = type.forms.filter((form) => (form.in ?? type.in).includes(key)).length;
    if (count !== 1)
      faults.push(`${type.id}: version ${key} has ${count} forms, expected one; run "npm run reference" for it again.`);
  }
  for (const member of type.members)
    if (member.in && !known(member.in, type.in))
      faults.push(
        `${type.id}.${member.name}: in ${JSON.stringify(member.in)} goes beyond the type's ${JSON.stringify(type.in)}; correct one of the two.`,
      );
  return faults;
}

/** A name that is not a type of the same versions, not a type parameter and not a known external name. */
function findDangling(file: ReferenceFile, external: ReadonlySet<string>, language: string): string[] {
  const versionsOf = new Map(file.types.map((type) => [type.id, new Set(type.in)]));
  const found = new Map<string, string>();
  for (const type of file.types) {
    const generics = new Set(type.forms.flatMap((form) => parameterNames(form.typeParameters)));
    for (const member of type.members) if (member.kind === 'associated type') generics.add(member.name);
    for (const form of type.forms)
      check(
        type.id,
        [...(form.typeParameters ?? []).map(constraint), ...(form.supertypes ?? []), form.type],
        form.in ?? type.in,
        generics,
      );
    for (const member of type.members) {
      const own = new Set([
        ...generics,
        ...parameterNames(member.typeParameters),
        ...(member.parameters ?? []).map(({name}) => name),
      ]);
      check(
        `${type.id}.${member.name}`,
        [
          member.type,
          ...(member.typeParameters ?? []).map(constraint),
          ...(member.parameters ?? []).map((parameter) => parameter.type),
        ],
        member.in ?? type.in,
        own,
      );
    }
  }
  return [...found].map(
    ([name, place]) =>
      `${place} names the type ${name}, which is not in the file; read its version again, or add the name to "${language}" or "${file.platform}" in reference/external.json.`,
  );

  function check(
    place: string,
    written: readonly (string | undefined)[],
    keys: readonly string[],
    own: ReadonlySet<string>,
  ) {
    const scope = place.split('.').slice(0, -1);
    for (const text of written)
      for (const {name, start} of text ? findTypeNames(text) : []) {
        if (isLabel(text!, start + name.length, text!.slice(0, start))) continue;
        const first = name.split('.')[0]!;
        if (own.has(first) || external.has(name) || external.has(first)) continue;
        const candidates = [
          name,
          ...scope.map((_, index) => [...scope.slice(0, index + 1), name].join('.')),
          name.replace(/\.\w+$/, ''),
        ];
        if (candidates.some((candidate) => keys.some((key) => versionsOf.get(candidate)?.has(key)))) continue;
        if (!found.has(name)) found.set(name, place);
      }
  }
}

/** `name:` before a type, an object key or a binder: not a type. */
function isLabel(text: string, end: number, before: string): boolean {
  return /^\??\s*:(?!:)/.test(text.slice(end)) || /\binfer $/.test(before);
}

function parameterNames(parameters: readonly string[] | undefined): string[] {
  return (parameters ?? []).map((parameter) => /^(?:const |in |out )?(\w+)/.exec(parameter)?.[1] ?? parameter);
}

function constraint(parameter: string): string {
  return parameter.replace(/^(?:const |in |out )?\w+/, '');
}

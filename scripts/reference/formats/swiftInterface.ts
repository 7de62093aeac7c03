/** Reads `.swiftinterface` files: what the compiler writes about the public interface of a module. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SourceType} from '../sourceTypes';
import {readSwiftDeclaration} from '../swiftDeclaration';

/** Modules of the system, whose names stand before every type in these files. */
const modules =
  /\b(?:Swift|_Concurrency|Foundation|UIKit|CoreGraphics|CoreFoundation|ObjectiveC|AVFoundation|AVKit|CoreMedia|Combine|Dispatch|GoogleCast|GoogleInteractiveMediaAds|__C|__ObjC|THEOplayer\w+)\.(?=[A-Z_])/g;

/** What the compiler adds to a type by itself. */
const synthesized = new Set([
  'encode',
  'hash',
  'hashValue',
  'rawValue',
  '==',
  '!=',
  'deinit',
  'allCases',
  'RawValue',
  'AllCases',
  'debugDescription',
  'description',
]);

/**
 * @param file of one module; its name is the form's package where it is not the SDK's own module.
 */
export function readSwiftInterface(file: string): SourceType[] {
  const text = readFileSync(file, 'utf8');
  const name = /module-name (\w+)/.exec(text)?.[1] ?? path.basename(file).split('.')[0]!;
  const types = new Map<string, SourceType>();
  /** The types that the line stands in; undefined for a block that is none. */
  const open: (SourceType | undefined)[] = [];
  let attributes = '';
  for (const raw of text.split('\n')) {
    const line = raw
      .replace(/\/\/.*$/, '')
      .trim()
      .replace(modules, '');
    if (!line || line.startsWith('#')) continue;
    if (line === '}') {
      open.pop();
      continue;
    }
    // Attributes may have a line of their own.
    if (/^@[\w.]+(?:\(.*\))?$/.test(line)) {
      attributes += `${line} `;
      continue;
    }
    const declaration = readSwiftDeclaration(`${attributes}${line.replace(/\s*\{$/, '')}`);
    attributes = '';
    const opensBlock = line.endsWith('{');
    const outer = open[open.length - 1];
    if (declaration?.is === 'type') {
      const id = outer && declaration.form.kind !== 'extension' ? `${outer.id}.${declaration.name}` : declaration.name;
      const isAlias = declaration.form.kind === 'alias';
      if (
        !types.has(id) &&
        !(isAlias && synthesized.has(declaration.name)) &&
        (declaration.form.kind !== 'extension' || opensBlock)
      )
        types.set(id, {
          id,
          form: {...declaration.form, ...(name === 'THEOplayerSDK' ? {} : {package: name})},
          members: [],
        });
      if (opensBlock) open.push(types.get(id));
      continue;
    }
    if (declaration && outer) {
      const {member} = declaration;
      const first = member.parameters?.[0];
      const isSynthesized =
        synthesized.has(member.name) ||
        (member.name === 'init' && first !== undefined && /^(?:from|rawValue|coder)$/.test(first.label ?? first.name));
      if (!isSynthesized && !outer.members.some((other) => JSON.stringify(other) === JSON.stringify(member)))
        outer.members.push(member);
    }
    if (opensBlock) open.push(undefined);
  }
  return [...types.values()].filter(
    ({id, form, members}) => !/(?:^|\.)_/.test(id) && (form.kind !== 'extension' || members.length > 0),
  );
}

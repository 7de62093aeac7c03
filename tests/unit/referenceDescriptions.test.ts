/** The descriptions of types in `reference/descriptions` are of types that exist, short, and from a source that can be opened. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseDocument} from 'yaml';
import {isExactSource} from '../../src/evidence/evidence';
import {readFile} from '../../src/reference/files';
import {referencePlatforms, type ReferencePlatform} from '../../src/reference/types';

const folder = path.join(process.cwd(), 'reference/descriptions');
const files = readdirSync(folder);
/** Two sentences that fit on three lines of a phone. */
const mostCharacters = 260;

/** Counts full stops outside inline code. */
function countSentences(text: string): number {
  return text.replace(/`[^`]*`/g, 'code').match(/[.!?](?=\s|$)/g)?.length ?? 0;
}

function readDescriptions(file: string): Record<string, unknown> {
  // Keys that appear twice are among the errors.
  const document = parseDocument(readFileSync(path.join(folder, file), 'utf8'));
  expect(document.errors).toEqual([]);
  return document.toJS() as Record<string, unknown>;
}

it('are of platforms that have a reference', () => {
  expect(files.filter((file) => !referencePlatforms.some((platform) => file === `${platform}.yml`))).toEqual([]);
});

describe.each(files)('%s', (file) => {
  const descriptions = readDescriptions(file);
  const names = Object.keys(descriptions);
  const rows = Object.entries(descriptions) as [string, {text: string; source: string}][];

  it('names types of the data, in the order of the data', () => {
    const ids = readFile(path.basename(file, '.yml') as ReferencePlatform).types.map(({id}) => id);
    expect(names.filter((name) => !ids.includes(name))).toEqual([]);
    expect(names).toEqual(ids.filter((id) => names.includes(id)));
  });

  it('has a text and a source for each, and nothing else', () => {
    const others = rows.filter(([, row]) => Object.keys(row).sort().join() !== 'source,text');
    expect(others.map(([name]) => name)).toEqual([]);
  });

  it('describes each in one or two sentences', () => {
    const wrong = rows.filter(([, {text}]) => {
      const sentences = countSentences(text);
      return text.length > mostCharacters || sentences < 1 || sentences > 2 || !text.endsWith('.');
    });
    expect(
      wrong.map(([name, {text}]) => `${name}: ${text.length} characters, ${countSentences(text)} sentences`),
    ).toEqual([]);
  });

  it('names sources that can be opened again', () => {
    const wrong = rows.flatMap(([name, {source}]) =>
      source.split('; ').flatMap((one) => (isExactSource(one) ? [] : [`${name}: ${one}`])),
    );
    expect(wrong).toEqual([]);
  });
});

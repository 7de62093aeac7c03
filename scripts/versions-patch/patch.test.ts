/** Corrections that travel, in a scratch repository. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {getPlayerVersion} from '../../src/platforms/versions';
import {findLostQuotes, parseEvidence} from '../../src/evidence/evidence';
import {carryEvidence} from './carryEvidence';
import {readChanges, readVersionedPages} from './changes';
import {formatPlace} from './format';
import {findLostNames} from './names';
import {findPassages, findWords} from './passages';
import {applyPlaces, isCertain, isForbidden} from './place';
import type {Place} from './place';
import {planPatch} from './plan';
import {holdsFor} from './sources';
import {describeStanding} from './standing';

const releases = {v6: {theoplayer: {release: '6.10.0'}}};
const v6 = 'versioned_docs/version-v6';

describe('a correction', () => {
  let root: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      encoding: 'utf8',
    });
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  };
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const commit = () => {
    git('add', '.');
    git('commit', '-q', '-m', 'x');
  };
  const plan = (what: string[] = [], options: {to?: string[]} = {}): Place[] =>
    planPatch({changed: readChanges(root, what), pages: readVersionedPages(root), releases, findLostNames, ...options});

  const page = (words: string) =>
    `---\ntitle: Seeking\n---\n\nWhat stands before. ${words} What stands after.\n\nAnother paragraph stays as it is.\n`;
  const wrong = 'The player keeps thirty seconds of the past.';
  const right = 'The player keeps ten seconds of the past.';

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'patch-'));
    git('init', '-q', '-b', 'main');
    write('docs/faq/a.mdx', page(wrong));
    write(`${v6}/faq/a.mdx`, page(wrong.replace('seconds of', 'seconds\nof')).replace('before', 'in front'));
    write('versioned_docs/version-v4/faq/a.mdx', page('Version 4 keeps nothing.'));
    commit();
  });
  afterEach(() => fs.rmSync(root, {recursive: true}));

  it('keeps the indentation of a line of code', () => {
    const sample = (line: string) => page(`\n\n\`\`\`ts\nfunction keep() {\n${line}\n}\n\`\`\`\n\n`);
    const old = sample('    const secondsOfThePast = read(player, thirty);');
    write('docs/faq/a.mdx', old);
    write(`${v6}/faq/a.mdx`, old);
    commit();
    const corrected = sample('    const secondsOfThePast = read(player, ten);\n    check(secondsOfThePast);');
    write('docs/faq/a.mdx', corrected);
    expect(applyPlaces(read(`${v6}/faq/a.mdx`), plan())).toBe(corrected);
  });

  it('is found in another version, by the sentence, however its lines are broken', () => {
    write('docs/faq/a.mdx', page(right));
    const places = plan();
    expect(places).toMatchObject([{file: `${v6}/faq/a.mdx`, line: 5, from: 'docs/faq/a.mdx:5', doubts: []}]);
    expect(applyPlaces(read(`${v6}/faq/a.mdx`), places)).toContain(`in front. ${right} What stands after.`);
    expect(formatPlace(places[0]!, 1)).toContain(`     + ${right}`);
    expect(plan(['docs/faq/a.mdx'])).toHaveLength(1);
    expect(plan([], {to: ['v4']})).toEqual([]);
  });

  it('is found by its commit, and not where it was put right again since', () => {
    write('docs/faq/a.mdx', page(right));
    commit();
    expect(plan()).toEqual([]);
    expect(plan(['HEAD'])).toHaveLength(1);
    write('docs/faq/a.mdx', page('The player keeps one second of the past.'));
    commit();
    expect(plan(['HEAD~1'])).toEqual([]);
    expect(() => plan(['nothing'])).toThrow('"nothing" is neither a page nor a commit');
  });

  it('waits for a reader where it names a release, adds words, or was made there otherwise', () => {
    write('docs/faq/a.mdx', page(`${right.slice(0, -1)} since 7.2.`));
    expect(plan()[0]!.doubts).toContain('names 7.2; say what holds for 6.13.0');
    write('docs/faq/a.mdx', page('The player keeps 10 seconds of the past.'));
    expect(plan()[0]!.doubts).toEqual(['brings 10; read whether it holds for 6.13.0']);
    write('docs/faq/a.mdx', `${page(wrong)}\nA new paragraph.\n`);
    expect(plan()[0]!.doubts).toEqual(['adds words; read whether they hold for 6.13.0']);
    write('docs/faq/a.mdx', page(right));
    write(`${v6}/faq/a.mdx`, read(`${v6}/faq/a.mdx`).replace('Another', 'One more'));
    commit();
    expect(plan(['HEAD']).find(({file}) => file.startsWith(v6))!.doubts).toEqual([
      'the same change put this page otherwise; read which words hold here',
    ]);
  });

  it('is named by npm run check where the old words still stand', () => {
    write('docs/faq/a.mdx', page(right));
    expect(describeStanding(root, ['docs/faq/a.mdx'])).toEqual([
      'The words that you changed stand unchanged in other versions. Where they are wrong there too: npx tsx scripts/versions-patch/index.ts docs/faq/a.mdx',
      `  ${v6}/faq/a.mdx:5  as in docs/faq/a.mdx:5`,
    ]);
    write(`${v6}/faq/a.mdx`, page(right));
    expect(describeStanding(root, ['docs/faq/a.mdx'])).toEqual([]);
  });

  it('does not travel where the version lacks a name', () => {
    write('docs/faq/a.mdx', page('The player keeps what `TheoLiveConfiguration` says of the past.'));
    const [place] = plan();
    expect(place!.doubts[0]).toContain('must not travel: "TheoLiveConfiguration"');
    expect(isForbidden(place!)).toBe(true);
  });

  it('does not travel with a link to a page that the version lacks', () => {
    write('docs/faq/new.mdx', page('New.'));
    write('docs/faq/a.mdx', page('The player keeps [ten seconds](./new.mdx) of the past.'));
    expect(plan()[0]!.doubts).toEqual([`must not travel: no ${v6}/faq/new.mdx in 6.13.0`]);
  });

  it('takes rows of evidence along where their source holds, and waits where it does not', () => {
    write('docs/faq/a.mdx', page(right));
    const row = (source: string) =>
      write('evidence/docs/faq/a.yml', `claims:\n  - quote: ${right}\n    source: ${source}\n`);
    row('RFC 8216 section 4');
    const places = plan();
    expect(places.every(isCertain)).toBe(true);
    const text = applyPlaces(read(`${v6}/faq/a.mdx`), places);
    const {text: evidence, added} = carryEvidence('', places, text);
    expect(added).toBe(1);
    expect(parseEvidence(evidence)).toMatchObject({
      problems: [],
      claims: [{quote: right, source: ['RFC 8216 section 4']}],
    });
    row('theoplayer@7.1.0:THEOplayer.d.ts#L1');
    expect(plan()[0]!.doubts[0]).toContain('read a source of 6.13.0 for');
  });

  it('rewrites the quotes of rows that have the old words', () => {
    write('docs/faq/a.mdx', page(right));
    const places = plan();
    const text = applyPlaces(read(`${v6}/faq/a.mdx`), places);
    const old = `claims:\n  - quote: ${wrong}\n    source: theoplayer@6.10.0:THEOplayer.d.ts\n`;
    const update = carryEvidence(old, places, text);
    expect(update.rewritten).toEqual([right]);
    expect(findLostQuotes(parseEvidence(update.text).claims, text)).toEqual([]);
  });
});

describe('passages', () => {
  it('are items of a list or a table one by one', () => {
    const diff = '@@ -1,2 +1,2 @@\n-| a | one |\n-| b | two |\n+| a | 1 |\n+| b | 2 |\n';
    expect(findPassages(diff, '| a | 1 |\n| b | 2 |')).toMatchObject([
      {before: '| a | one |', line: 1},
      {before: '| b | two |', line: 2},
    ]);
  });

  it('are narrowed to the sentence, whatever dots are in it', () => {
    const diff =
      '@@ -1 +1 @@\n-One thing. Since 1.3.0 the connector has it all. Last.\n+One thing. Since 1.4.0 the connector has it all. Last.\n';
    expect(findPassages(diff, '')[0]!.narrow).toEqual({
      before: 'Since 1.3.0 the connector has it all.',
      after: 'Since 1.4.0 the connector has it all.',
    });
  });

  it('are found as whole words', () => {
    expect(findWords('seconds of the past, ten seconds of the pastry', 'seconds of the past')).toEqual([
      {start: 0, end: 19},
    ]);
  });
});

describe('holdsFor', () => {
  const holds = (source: string, version = 'v6') => holdsFor(source, getPlayerVersion(version), releases.v6);

  it('accepts standards, other makers and the same release, and no other release of the SDK', () => {
    expect(holds('RFC 8216 section 4')).toBe(true);
    expect(holds('https://example.com/page (read 2026-01-31)')).toBe(true);
    expect(holds('google/shaka@4.0.0:lib/a.js')).toBe(true);
    expect(holds('hls.js@1.7.4:dist/hls.js')).toBe(true);
    expect(holds('theoplayer@6.10.0:THEOplayer.d.ts')).toBe(true);
    expect(holds('theoplayer@7.1.0:THEOplayer.d.ts')).toBe(false);
    expect(holds('THEOplayer/documentation@45e1ca20:theoplayer_versioned_docs/version-v6/a.md')).toBe(true);
    expect(holds('THEOplayer/documentation@45e1ca20:theoplayer/a.md')).toBe(false);
    expect(holds('THEOplayer/android-connector@6.12.0:a.kt')).toBe(true);
    expect(holds('THEOplayer/iOS-Connector@7.8.0:a.swift')).toBe(false);
  });
});

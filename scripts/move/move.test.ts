/** Moves pages in a scratch tree. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {applyPlan, planMove} from './plan';
import type {Options, Plan} from './plan';

let root: string;
const write = (files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  }
};
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const has = (file: string) => fs.existsSync(path.join(root, file));

const v6 = 'versioned_docs/version-v6';
const old = 'docs/guides/ads/ima.mdx';

const files: Readonly<Record<string, string>> = {
  [old]: [
    "import Note from './_note.mdx';",
    '',
    'See [preroll](./preroll.mdx#setup), [why](../../faq/why.mdx), [the kit](../../../open-video-ui/index.mdx) and [below](#below).',
    '',
    '![Ads](./img/ads.svg) <a href="./notes.txt">notes</a> [itself](./ima.mdx) [elsewhere](https://example.com/ima.mdx)',
  ].join('\n'),
  'docs/guides/ads/preroll.mdx':
    'Back to [IMA](./ima.mdx?platform=ios#below "IMA").\n\n```mdx\n[IMA](./ima.mdx)\n```\n',
  'docs/faq/why.mdx':
    '[IMA](../guides/ads/ima.mdx), [again](/player/guides/ads/ima/#x), [6](/player/v6/guides/ads/ima/), [DAI](/player/guides/ads/ima/dai/)',
  [`${v6}/guides/ads/ima.mdx`]: 'Version 6, [preroll](preroll.mdx)',
  [`${v6}/guides/ads/preroll.mdx`]: '[IMA](./ima.mdx)',
  'open-video-ui/index.mdx': '[IMA](../docs/guides/ads/ima.mdx) <a href="/player/guides/ads/ima">IMA</a>',
  'evidence/docs/guides/ads/ima.yml': 'claims:\n  - quote: "[why](../../faq/why.mdx)"\n',
  'evidence/docs/faq/why.yml': 'claims:\n  - quote: "[IMA](../guides/ads/ima.mdx)"\n',
  'sidebars/player.ts': "const items = [...doc('guides/ads/ima', 'IMA'), ...doc('guides/ads/ima-dai')];\n",
  'src/config/home.ts': "const to = '/player/guides/ads/ima/';\nconst long = '/player/guides/ads/ima/dai/';\n",
  'src/platforms/equivalents.ts': "const moved: readonly (readonly string[])[] = [\n  ['/a/', '/b/'],\n];\n",
  'src/platforms/topics.ts': "const drm = '/guides/ads/ima/';\n",
  'scripts/registry/registry.json': [
    '{"name":"current","path":"/player/","pages":[',
    '{"path":"/guides/ads/ima/"}]},',
    '{"name":"v6","path":"/player/v6/","pages":[',
    '{"path":"/guides/ads/ima/"}]}',
  ].join('\n'),
  'addresses/published.json': '["player/guides/ads/ima/", "player/v6/guides/ads/ima/", "player/older/"]',
  'addresses/redirects.json':
    '{"player/older/": "player/guides/ads/ima/", "player/ads/google/ima/": "player/faq/why/"}',
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'move-'));
  write(files);
});
afterEach(() => fs.rmSync(root, {recursive: true}));

function move(to: string, options?: Options): Plan {
  const plan = planMove(root, old, to, options);
  applyPlan(root, plan);
  return plan;
}

describe('a page that moves in every version', () => {
  it('takes its links, its evidence and its names along', () => {
    const {done, left} = move('docs/ads/google/ima.mdx', {allVersions: true});
    expect(has(old)).toBe(false);
    expect(read('docs/ads/google/ima.mdx')).toBe(
      [
        "import Note from '../../guides/ads/_note.mdx';",
        '',
        'See [preroll](../../guides/ads/preroll.mdx#setup), [why](../../faq/why.mdx), [the kit](../../../open-video-ui/index.mdx) and [below](#below).',
        '',
        '![Ads](../../guides/ads/img/ads.svg) <a href="../../guides/ads/notes.txt">notes</a> [itself](./ima.mdx) [elsewhere](https://example.com/ima.mdx)',
      ].join('\n'),
    );
    // Samples stay as they are.
    expect(read('docs/guides/ads/preroll.mdx')).toBe(
      'Back to [IMA](../../ads/google/ima.mdx?platform=ios#below "IMA").\n\n```mdx\n[IMA](./ima.mdx)\n```\n',
    );
    expect(read('docs/faq/why.mdx')).toBe(
      '[IMA](../ads/google/ima.mdx), [again](/player/ads/google/ima/#x), [6](/player/v6/ads/google/ima/), [DAI](/player/guides/ads/ima/dai/)',
    );
    expect(read(`${v6}/guides/ads/preroll.mdx`)).toBe('[IMA](../../ads/google/ima.mdx)');
    expect(read(`${v6}/ads/google/ima.mdx`)).toBe('Version 6, [preroll](../../guides/ads/preroll.mdx)');
    expect(read('open-video-ui/index.mdx')).toBe(
      '[IMA](../docs/ads/google/ima.mdx) <a href="/player/ads/google/ima">IMA</a>',
    );
    expect(read('evidence/docs/ads/google/ima.yml')).toBe(files['evidence/docs/guides/ads/ima.yml']);
    expect(read('evidence/docs/faq/why.yml')).toContain('[IMA](../ads/google/ima.mdx)');
    expect(read('sidebars/player.ts')).toBe(
      "const items = [...doc('ads/google/ima', 'IMA'), ...doc('guides/ads/ima-dai')];\n",
    );
    expect(read('src/config/home.ts')).toBe(
      "const to = '/player/ads/google/ima/';\nconst long = '/player/guides/ads/ima/dai/';\n",
    );
    expect(read('src/platforms/topics.ts')).toBe("const drm = '/ads/google/ima/';\n");
    expect(read('scripts/registry/registry.json').match(/\{"path":"\/ads\/google\/ima\/"/g)).toHaveLength(2);
    expect(left).toEqual([]);
    expect(done).toContain('docs/faq/why.mdx: 3 links');
    expect(done).toContain(`${old} → docs/ads/google/ima.mdx`);
  });

  it('leaves a redirect at each address that was published, and none that leads to another or from a page', () => {
    move('docs/ads/google/ima.mdx', {allVersions: true});
    expect(JSON.parse(read('addresses/redirects.json'))).toEqual({
      'player/guides/ads/ima/': 'player/ads/google/ima/',
      'player/older/': 'player/ads/google/ima/',
      'player/v6/guides/ads/ima/': 'player/v6/ads/google/ima/',
    });
  });

  it('can move back', () => {
    move('docs/ads/google/ima.mdx', {allVersions: true});
    applyPlan(root, planMove(root, 'docs/ads/google/ima.mdx', old, {allVersions: true}));
    expect(has('docs/ads')).toBe(false);
    for (const file of [
      old,
      'docs/faq/why.mdx',
      'docs/guides/ads/preroll.mdx',
      'sidebars/player.ts',
      'evidence/docs/faq/why.yml',
      'scripts/registry/registry.json',
    ])
      expect(read(file)).toBe(files[file]);
    // The new address was never published.
    expect(JSON.parse(read('addresses/redirects.json'))).toEqual({'player/older/': 'player/guides/ads/ima/'});
  });
});

describe('a page that moves in one version', () => {
  it('stays in the other, is in both sidebars and an equivalent, and leaves the rest to a person', () => {
    const {left} = move('docs/ads/google/ima.mdx');
    expect(has(`${v6}/guides/ads/ima.mdx`)).toBe(true);
    expect(read('docs/faq/why.mdx')).toContain('[again](/player/ads/google/ima/#x), [6](/player/v6/guides/ads/ima/)');
    expect(read('sidebars/player.ts')).toContain("[...doc('guides/ads/ima', 'IMA'), ...doc('ads/google/ima', 'IMA'),");
    expect(read('src/platforms/equivalents.ts')).toContain(
      "  ['/a/', '/b/'],\n  ['/ads/google/ima/', '/guides/ads/ima/'],\n];",
    );
    expect(read('scripts/registry/registry.json')).toContain('{"path":"/ads/google/ima/"}');
    expect(read('scripts/registry/registry.json')).toContain('{"path":"/guides/ads/ima/"}');
    expect(left).toEqual(['src/platforms/topics.ts:1: names /guides/ads/ima/, which v6 keeps']);
  });

  it('leads nowhere from an address that was never published', () => {
    write({'docs/faq/new.mdx': 'New.'});
    const {done} = planMove(root, 'docs/faq/new.mdx', 'docs/faq/newer.mdx');
    expect(done).toContain('player/faq/new/ was never published, so nothing leads on from it');
  });
});

it('a plan alone changes nothing', () => {
  planMove(root, old, 'docs/ads/ima.mdx', {allVersions: true});
  for (const [file, text] of Object.entries(files)) expect(read(file)).toBe(text);
});

it.each([
  ['a page that is not there', 'docs/faq/gone.mdx', 'docs/faq/a.mdx', {}, /docs\/faq\/gone\.mdx is not there\. Name/],
  ['a place that is taken', old, 'docs/faq/why.mdx', {}, /docs\/faq\/why\.mdx is there already.*player\/faq\/why\//],
  ['an address that is taken', old, 'docs/faq/why/index.mdx', {}, /docs\/faq\/why\.mdx is there already/],
  ['another section', old, 'contributing/ima.mdx', {}, /different sections.*within docs\//],
  ['another version', old, `${v6}/ads/ima.mdx`, {}, /different sections or versions/],
  ['the same address', old, 'docs/guides/ads/ima/index.mdx', {}, /same address/],
  ['a landing page', 'docs/web/index.mdx', 'docs/html5/index.mdx', {}, /first page of a platform or a section/],
  ['a partial', 'docs/a/_note.mdx', 'docs/b/_note.mdx', {}, /is a partial/],
  ['what is no page', 'docs/a/b.png', 'docs/a/c.png', {}, /is no page/],
  ['a folder elsewhere', 'src/pages/a.mdx', 'docs/a/b.mdx', {}, /in no folder of pages.*docs\//],
  ['a way out', 'docs/../../a.mdx', 'docs/a/b.mdx', {}, /in no folder of pages/],
  ['an odd name', old, 'docs/ads/what now?.mdx', {}, /"what now\?" in .* can't be part of an address/],
  ['versions where there is one', 'contributing/a.mdx', 'contributing/b.mdx', {allVersions: true}, /has one version/],
] as [string, string, string, Options, RegExp][])('%s stops it', (_what, from, to, options, message) => {
  expect(() => planMove(root, from, to, options)).toThrow(message);
});

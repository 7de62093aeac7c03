import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {buildSite, createPage, createSite} from '../fixtures/site';
import type {BuildResult} from '../fixtures/site';
import {misuses, sidebars} from '../fixtures/misuses';
import {toHref} from '../site';

const page = 'docs/knowledge-base/broken.mdx';

/** Mistakes of writers, with the expected message of the build: file, line (if the tool knows it), problem and fix. */
const mistakes: [name: string, text: string, expected: RegExp[]][] = [
  [
    'a broken link',
    createPage('See [this](/player/nowhere/).'),
    [/docs\/knowledge-base\/broken\.mdx:6: the link \/player\/nowhere\/ leads to no page/],
  ],
  [
    'a broken anchor',
    createPage('See [this](#nowhere) and\n[that](../faq/index.mdx#nothing).'),
    [
      /docs\/knowledge-base\/broken\.mdx:6: the link #nowhere leads to a heading that docs\/knowledge-base\/broken\.mdx does not have/,
      /docs\/knowledge-base\/broken\.mdx:7: the link \.\.\/faq\/index\.mdx#nothing leads to a heading that docs\/faq\/index\.mdx does not/,
    ],
  ],
  [
    'a text with a colon in front matter',
    createPage('Text.').replace('title: Fixture', 'title: A page: and a colon'),
    [/docs\/knowledge-base\/broken\.mdx:2: front matter: this is no YAML .*Put a text with ": "/],
  ],
  [
    'a wrong front matter key',
    createPage('Text.', 'titel: x\n'),
    [/docs\/knowledge-base\/broken\.mdx:4: front matter: "titel" is not a front matter key/, /writing-documentation/],
  ],
  [
    'an address that another page has',
    createPage('Text.', 'slug: /faq/\n'),
    [
      /docs\/(knowledge-base\/broken\.mdx:4|faq\/index\.mdx:1): the page's address \S+\/player\/faq\/ is that of docs\//,
    ],
  ],
  [
    'an unknown platform in front matter',
    createPage('Text.', 'platforms:\n  web: yes\n  tizen: yes\n'),
    [
      /docs\/knowledge-base\/broken\.mdx:6: front matter: .*tizen.* is not a platform of this version; it has: web, android/,
    ],
  ],
];

describe('a mistake stops the build and says where and what to do', () => {
  it.each(mistakes)('%s', async (name, text, expected) => {
    const {code, output} = await buildSite(createSite(name.replaceAll(' ', '-'), {[page]: text}));
    expect(code).not.toBe(0);
    for (const pattern of expected) expect(output).toMatch(pattern);
    // Docusaurus's hint, whatever is wrong.
    expect(output).not.toMatch(/special characters in front matter/);
  });
});

it('a symbolic link that leads round in a loop stops the build', async () => {
  const dir = createSite('symlink', {});
  fs.symlinkSync('..', path.join(dir, 'docs/faq/loop'));
  const {code, output} = await buildSite(dir);
  expect(code).not.toBe(0);
  expect(output).toMatch(/docs\/faq\/loop:1: a symbolic link.*Put the file itself here/);
});

it('an address that vanished, and a redirect to nowhere, stop the build', async () => {
  const dir = createSite('addresses', {
    'addresses/published.json': '[\n  "player/",\n  "player/gone/"\n]',
    'addresses/redirects.json': '{\n  "player/old/": "player/older/"\n}',
  });
  const {code, output} = await buildSite(dir);
  expect(code).not.toBe(0);
  expect(output).toMatch(/addresses\/published\.json:3: player\/gone\/ was published and is gone\. Say in/);
  expect(output).toMatch(/addresses\/redirects\.json:2: player\/old\/ leads to player\/older\/, where no page is/);
});

/** Mistakes in the text of pages; one build reports all of them. */
const textMistakes: [name: string, file: string, text: string, expected: RegExp[]][] = [
  [
    'a broken Markdown link',
    'docs/knowledge-base/markdown-link.mdx',
    'See [this](./missing.mdx).',
    [/missing\.mdx. in source file "docs\/knowledge-base\/markdown-link\.mdx" \(6:/],
  ],
  [
    'a broken image',
    'docs/knowledge-base/image.mdx',
    '![A picture](./missing.png)',
    [/docs\/knowledge-base\/image\.mdx[^]*?missing\.png/],
  ],
  [
    'a drawing that is not there',
    'docs/knowledge-base/drawing.mdx',
    '![A drawing](./missing.svg)',
    [/drawing\.mdx:6.*missing\.svg does not exist/],
  ],
  [
    'an unknown platform in tabs',
    'docs/knowledge-base/tabs.mdx',
    '<PlatformTabs>\n<Platform id="tizen">\n\nText\n\n</Platform>\n</PlatformTabs>',
    [/tabs\.mdx:7: unknown platform "tizen".*Known platforms: web/],
  ],
  ['a script', 'docs/knowledge-base/script.mdx', '<script>alert(1)</script>', [/script\.mdx:6: a <script> in a page/]],
  [
    'an import of no file',
    'docs/knowledge-base/import.mdx',
    "import A from './missing';",
    [/import\.mdx:6: the import of \.\/missing leads to no file/],
  ],
  [
    'a fence without a language',
    'docs/knowledge-base/no-language.mdx',
    '```\ncode\n```',
    [/no-language\.mdx:6: a code fence has no language/],
  ],
  [
    'a fence in an unknown language',
    'docs/knowledge-base/cobol.mdx',
    '```cobol\ncode\n```',
    [/cobol\.mdx:6: no grammar for the fence language "cobol"/],
  ],
  [
    'an FAQ page that does not begin with its answer',
    'docs/faq/no-answer.mdx',
    '## Why',
    [/no-answer\.mdx:6: an FAQ page begins with its answer/],
  ],
];

describe('mistakes in the text of pages stop the build, each with its place and what to do', () => {
  let result: BuildResult;
  beforeAll(async () => {
    const pages = textMistakes.map(([, file, text]) => [file, createPage(text)]);
    result = await buildSite(createSite('text-mistakes', Object.fromEntries(pages) as Record<string, string>));
  });

  it.each(textMistakes)('%s', (_name, _file, _text, expected) => {
    expect(result.code).not.toBe(0);
    for (const pattern of expected) expect(result.output).toMatch(pattern);
  });
});

describe('components that are used wrongly stop the build, each with its page and what is wrong', () => {
  let result: BuildResult;
  beforeAll(async () => {
    const pages = misuses.map(({id, source}) => [`src/pages/misuses/${id}.tsx`, source]);
    const dir = createSite('misuses', {
      ...(Object.fromEntries(pages) as Record<string, string>),
      'sidebars/contributing.ts': sidebars,
      'docs/knowledge-base/draft.mdx': createPage('Text.', 'draft: true\n'),
    });
    result = await buildSite(dir);
  });

  it.each(misuses)('$name', ({id, expected}) => {
    expect(result.code).not.toBe(0);
    for (const pattern of expected) expect(result.output).toMatch(pattern);
    const failed = result.output.includes(toHref(`misuses/${id}/`));
    expect(failed).toBe(expected.length > 0);
  });
});

describe('a malformed setting stops the build', () => {
  it('names the setting, what was found and the remedy', async () => {
    const message = {ANNOUNCEMENT_ID: 'a', ANNOUNCEMENT_HTML: 'Hi<script>alert(1)</script>'};
    const {code, output} = await buildSite(createSite('malformed-setting', {}), message);
    expect(code).not.toBe(0);
    expect(output).toMatch(/ANNOUNCEMENT_HTML has <script>\. Use text/);
  });
});

describe('a correct site builds', () => {
  it('without a complaint', async () => {
    const {code, output} = await buildSite(createSite('correct', {}));
    expect(output).not.toMatch(/\[ERROR]/);
    expect(code).toBe(0);
  });
});

import {describe, expect, it} from 'vitest';
import {getSections} from './sections';
import {toInlineText} from './inline';

const slug = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');
const read = (source: string, partials: Record<string, string> = {}) =>
  getSections(source, {slug, readPartial: (path) => partials[path]});

describe('getSections', () => {
  it('has one section per heading and one for the text above them', () => {
    const sections = read('---\ntitle: T\n---\n\nIntro.\n\n## First {#own-id}\n\nOne.\n\n### Deep `code()`\n\nTwo.\n');
    expect(sections.map(({level, heading, anchor, text}) => [level, heading, anchor, text])).toEqual([
      [1, '', '', 'Intro.'],
      [2, 'First', 'own-id', 'One.'],
      [3, 'Deep code()', 'deep-code-', 'Two.'],
    ]);
  });

  it('reads the heading id of an MDX comment', () => {
    expect(read('## Title {/* #the-id */}\n')[1]).toMatchObject({heading: 'Title', anchor: 'the-id'});
  });

  it('keeps table cells, admonitions, link texts and shown attributes; drops markup, imports and comments', () => {
    const [section] = read(
      [
        "import X from './x';",
        ':::note[Mind this]',
        'Read [the **guide**](./a.mdx#b) and ![a drawing](./img/a.svg "cap").',
        ':::',
        '| option | default |',
        '| --- | --- |',
        '| `muted` | off |',
        '<TabItem value="npm" label="npm client">',
        '{/* secret */}',
        '</TabItem>',
      ].join('\n'),
    );
    expect(section?.text).toBe('Mind this Read the guide and a drawing. option default muted off npm client');
    expect(section?.mentioned).toBe('muted');
  });

  it('keeps the items of a list of the sections with the sections that they are about', () => {
    const [top, first, second] = read(
      [
        '- [`onError` never comes](#first)',
        '- [nothing](#first)',
        '- [elsewhere](./a.mdx#second)',
        '- [the guide](./a.mdx) and more',
        '## First',
        '## Second',
      ].join('\n'),
    );
    expect(first).toMatchObject({listedAs: ['onError never comes', 'nothing'], mentioned: 'onError'});
    expect(second?.listedAs).toEqual([]);
    expect(top).toMatchObject({text: 'the guide and more', mentioned: ''});
  });

  it('keeps what a section says that it is called too', () => {
    const getOtherHeadings = (line: string) => /^You see: (.+)$/.exec(line)?.slice(1) ?? [];
    const [, section] = getSections('## Echo\n\nYou see: `onError`, twice\n\nMute one.\n', {slug, getOtherHeadings});
    expect(section).toMatchObject({heading: 'Echo', listedAs: ['onError, twice'], text: 'Mute one.'});
  });

  it('keeps what readers ask, from comments for search', () => {
    const [, section] = read('## Echo\n\n{/* search: I hear it twice |\n`onError` */}\n\nMute one. {/* later */}\n');
    expect(section).toMatchObject({listedAs: ['I hear it twice', 'onError'], text: 'Mute one.'});
    expect(read('## Echo\n\n<!-- search: doubled -->\n')[1]?.listedAs).toEqual(['doubled']);
  });

  it('extracts identifiers from samples, without their prose and keywords', () => {
    const [section] = read(
      '```ts title="src/player.ts"\nconst player = new ChromelessPlayer(el, {libraryLocation: "https://cdn.example.com/a"});\n```\n',
    );
    expect(section?.text).toBe('');
    expect(section?.used.split(' ')).toEqual(['src/player.ts', 'ChromelessPlayer', 'libraryLocation']);
  });

  it('treats a heading inside a fence as code', () => {
    expect(read('```bash\n# comment\n```\n')).toHaveLength(1);
  });

  it('inlines partials where the page renders them', () => {
    const sections = read("import Setup from './_setup.mdx';\n\n## A\n\n<Setup />\n", {
      './_setup.mdx': '---\nx: 1\n---\nFrom the partial.',
    });
    expect(sections[1]?.text).toBe('From the partial.');
  });

  it('replaces data by what the site makes of it, in partials too', () => {
    const inlineData = (markdown: string, readImport: (path: string) => string | undefined) =>
      markdown.replace(/<Data from="(.*)" \/>/, (_, path: string) => `Data: ${readImport(path)}`);
    const files: Record<string, string> = {'./_part.mdx': '<Data from="./a.json" />', './a.json': '## 7'};
    const source = "import Part from './_part.mdx';\n\n<Part />\n";
    const [section] = getSections(source, {slug, readPartial: (path) => files[path], inlineData});
    expect(section?.text).toBe('Data: ## 7');
  });
});

describe('toInlineText', () => {
  it.each([
    ['**bold** and _it_ `a_b_c`', 'bold and it a_b_c'],
    ['use `<video>` &amp; \\{x\\}', 'use <video> & {x}'],
    ['[a](b "t") <https://example.com>', 'a https://example.com'],
    ['snake_case_name stays', 'snake_case_name stays'],
    ['<b>x</b> {expression}', 'x'],
  ])('%s', (markdown, text) => {
    expect(toInlineText(markdown).text).toBe(text);
  });
});

import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {getPlatformsOfVersion} from '../../src/platforms/availability';
import {checkSamples} from '../samples/check';
import {repositoryRoot} from '../samples/pages';
import {parsePage} from '../lint-docs/parsePage';
import {createPage, listInFaqIndex, toLabel, toSlug} from './create';
import {kinds} from './kinds';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'));
});
afterEach(() => rmSync(root, {recursive: true}));

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('createPage', () => {
  it('writes the page to the folder of its kind, with its title', () => {
    const file = createPage({kind: 'faq', title: 'Why is there "no" sound?'}, root);
    expect(file).toBe('docs/faq/why-is-there-no-sound.mdx');
    expect(parsePage(file, read(file)).frontMatter.title).toBe('Why is there "no" sound?');
    expect(createPage({kind: 'how-to', title: 'A', folder: 'texttrack', version: 'v6'}, root)).toBe(
      'versioned_docs/version-v6/how-to-guides/texttrack/a.mdx',
    );
    expect(
      createPage({kind: 'connector', title: 'Conviva on Web', folder: 'web/conviva', slug: 'getting-started'}, root),
    ).toBe('docs/connectors/web/conviva/getting-started.mdx');
  });

  it('asks for the support of the platforms that the version has', () => {
    const getPlatforms = (version: string) => {
      const file = createPage({kind: 'how-to', title: 'A', folder: 'texttrack', version}, root);
      return Object.keys(parsePage(file, read(file)).frontMatter.platforms as object);
    };
    for (const version of ['current', 'v6'])
      expect(getPlatforms(version)).toEqual(getPlatformsOfVersion(version).map(({platform}) => platform));
  });

  it('leaves what exists alone', () => {
    const file = createPage({kind: 'faq', title: 'A'}, root);
    writeFileSync(path.join(root, file), 'mine');
    expect(() => createPage({kind: 'faq', title: 'A'}, root)).toThrow('already exists');
    expect(read(file)).toBe('mine');
  });

  it('says what is missing or wrong', () => {
    expect(() => createPage({kind: 'how-to', title: 'A'}, root)).toThrow('--folder texttrack');
    expect(() => createPage({kind: 'faq', title: ' '}, root)).toThrow('title');
    expect(() => createPage({kind: 'faq', title: 'A', slug: '../x'}, root)).toThrow('not a valid file name');
    expect(() => createPage({kind: 'how-to', title: 'A', folder: '../..'}, root)).toThrow('not a valid folder');
    expect(() => createPage({kind: 'faq', title: 'A', version: 'v5'}, root)).toThrow('not a version');
    expect(() => createPage({kind: 'changelog', title: '1.0'}, root)).toThrow('missing');
  });

  it('lists an FAQ page in the index, once', () => {
    const index = 'docs/faq/index.mdx';
    expect(listInFaqIndex('docs/faq/b.mdx', 'B?', root)).toBeUndefined();
    mkdirSync(path.join(root, 'docs/faq'), {recursive: true});
    writeFileSync(path.join(root, index), '<FaqList>\n\n## One\n\n- [A?](./a.mdx) Yes.\n\n</FaqList>\n');
    expect(listInFaqIndex('docs/faq/b.mdx', 'B?', root)).toBe(index);
    expect(read(index)).toBe(
      '<FaqList>\n\n## One\n\n- [A?](./a.mdx) Yes.\n- [B?](./b.mdx) TODO: the answer in a few words.\n\n</FaqList>\n',
    );
    expect(listInFaqIndex('docs/faq/b.mdx', 'B?', root)).toBeUndefined();
  });

  it('cuts a label between words', () => {
    expect(toLabel('Why is there no sound?')).toBe('Why is there no sound?');
    expect(toLabel('How to style subtitles on every platform')).toBe('Style subtitles on every platform');
    expect(toLabel('How to change the language of the built-in user interface')).toBe(
      'Change the language of the built-in',
    );
    expect(toLabel('Why does the picture stay black in the browser?')).toBe('Why does the picture stay black');
  });

  it('puts a changelog entry above the newest, once', () => {
    mkdirSync(path.join(root, 'docs/changelog'), {recursive: true});
    writeFileSync(
      path.join(root, 'docs/changelog/index.mdx'),
      '---\ntitle: Changelog\n---\n\nAll releases.\n\n## 7.8.0 (2024-07-15)\n\nOld.\n',
    );
    const entry = {kind: 'changelog', title: '7.9.0', date: '2024-09-02'} as const;
    const text = read(createPage(entry, root));
    expect(text.indexOf('All releases.')).toBeLessThan(text.indexOf('## 7.9.0'));
    expect(text.indexOf('## 7.9.0')).toBeLessThan(text.indexOf('## 7.8.0'));
    expect(text).toContain(
      '\n## 7.9.0 (2024-09-02)\n\n**Web**\n\n- TODO: Added, Changed, Fixed, Deprecated or Removed …\n\n**Android**\n',
    );
    expect(text).toMatch(/\*\*iOS\*\*\n\n- TODO.*\n\n## 7\.8\.0/);
    expect(() => createPage(entry, root)).toThrow('already');
  });

  it('makes file names out of titles', () => {
    expect(toSlug('Où est-ce? It’s here')).toBe('ou-est-ce-its-here');
  });
});

describe('templates', () => {
  it('parse, and hold samples that compile', {timeout: 60_000}, async () => {
    const pages = kinds
      .filter(({kind}) => kind !== 'changelog')
      .map(({kind, folder}) => {
        const page = createPage({kind, title: 'A page', folder: 'subject'}, root);
        expect(page).toContain(folder);
        expect(parsePage(page, read(page)).errors).toEqual([]);
        return {page, text: read(page)};
      });
    expect((await checkSamples(pages, repositoryRoot)).problems).toEqual([]);
  });
});

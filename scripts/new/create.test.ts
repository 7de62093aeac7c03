import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {getPlatformsOfVersion} from '../../src/platforms/availability';
import {getContentFolder, playerVersions} from '../../src/platforms/versions';
import {checkSamples} from '../samples/check';
import {repositoryRoot} from '../samples/pages';
import {formatReport, lint} from '../lint-docs/lint';
import {parsePage} from '../lint-docs/parsePage';
import {loadSite} from '../lint-docs/site';
import type {Report} from '../lint-docs/types';
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
    expect(read('evidence/docs/faq/why-is-there-no-sound.yml')).toContain('claims:\n  - quote: "TODO');
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

  it.each([
    ['Why is there no sound?', 'Why is there no sound?'],
    ['How to style subtitles on every platform', 'Style subtitles on every platform'],
    ['How to change the language of the built-in user interface', 'Change the language'],
    ['Why does the picture stay black in the browser?', 'Why does the picture stay black'],
    ['Play content that is protected with DRM by Axinom', 'Play content that is protected'],
    ['Use the Media Session API for notifications', 'Use the Media Session API'],
    ['Why is it that in the browser nothing plays at all?', undefined],
    ['Pseudo-streaming, thumbnails, previews, trick play', undefined],
  ])('makes a label of whole phrases: %s', (title, label) => {
    expect(toLabel(title)).toBe(label);
  });

  it('asks for a label where the title cannot be cut', () => {
    const file = createPage({kind: 'faq', title: 'Pseudo-streaming, thumbnails, previews, trick play'}, root);
    expect(read(file)).toContain('sidebar_label: "TODO: a name of at most 36 characters"');
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
  /** What a writer gets of each kind, with the shared parts of the DRM guides beside it. */
  function createPages(version: string) {
    const drm = `${getContentFolder(version)}/how-to-guides/drm/_partials`;
    cpSync(path.join(repositoryRoot, drm), path.join(root, drm), {recursive: true});
    return kinds
      .filter(({kind}) => kind !== 'changelog')
      .map(({kind, subject}) => createPage({kind, title: `A ${kind} page`, folder: subject, version}, root))
      .map((page) => ({page, text: read(page)}));
  }

  // Nothing new is written about a version that is no longer maintained.
  const maintained = playerVersions.filter(({unmaintained}) => !unmaintained).map(({name}) => name);

  it.each(maintained)('of %s hold samples that pass', {timeout: 60_000}, async (version) => {
    expect((await checkSamples(createPages(version), repositoryRoot)).problems).toEqual([]);
  });

  it('break no rule but that their gaps are to be filled', {timeout: 60_000}, async () => {
    const pages = createPages('current');
    for (const name of ['allowed.json', 'data']) {
      cpSync(path.join(repositoryRoot, 'reference', name), path.join(root, 'reference', name), {recursive: true});
    }
    const reports = await lint(
      loadSite(root),
      pages.map(({page}) => page),
    );
    const isGap = ({rule, problem}: Report) =>
      rule === 'leftovers' || (['terms', 'evidence'].includes(rule) && problem.includes('TODO'));
    // The pages that they link to are not in this folder, and none links to them.
    const others = reports.filter(
      (report) => !isGap(report) && !['links', 'unlinked', 'orphans'].includes(report.rule),
    );
    expect(others.map(formatReport)).toEqual([
      expect.stringContaining('no such file: ./img/a-knowledge-base-page.svg'),
    ]);
  });
});

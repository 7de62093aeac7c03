import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {buildPlayerSidebars} from '../../sidebars/player';
import {playerPlatformIds, playerPlatforms} from '../../src/platforms/platforms';
import {getContentFolder, getMajor, getSidebarsFile, playerVersions, snapshots} from '../../src/platforms/versions';

type Item =
  string | {type: string; id?: string; label?: string; dirName?: string; items?: Item[]; link?: {id?: string}};

/** Every category and page reference of a sidebar, flattened. */
function flatten(items: readonly Item[]): Exclude<Item, string>[] {
  return items.flatMap((item) => (typeof item === 'string' ? [] : [item, ...flatten(item.items ?? [])]));
}

const getSidebar = (version: string, name: string) =>
  flatten((buildPlayerSidebars(process.cwd(), version) as unknown as Record<string, Item[]>)[name] ?? []);

describe('player sidebars', () => {
  it.each(snapshots.map(({name}) => name))('the file of %s is what the builders give (npm run sidebars)', (version) => {
    const file = JSON.parse(fs.readFileSync(getSidebarsFile(version), 'utf8')) as unknown;
    expect(file).toEqual(buildPlayerSidebars(process.cwd(), version));
  });

  it('has a sidebar for each platform and the FAQ; Flutter from 7.0 on only', () => {
    expect(Object.keys(buildPlayerSidebars(process.cwd(), 'current')).sort()).toEqual(
      [...playerPlatformIds, 'faq'].sort(),
    );
    for (const {name, label} of snapshots) {
      expect(Object.keys(buildPlayerSidebars(process.cwd(), name)).includes('flutter'), name).toBe(
        getMajor(label) >= 7,
      );
    }
  });

  it('shows the same guides on every platform that has them, and the knowledge base on all', () => {
    for (const {platform, sections} of playerPlatforms) {
      const folders = getSidebar('current', platform).map(({dirName}) => dirName);
      expect(folders.includes('how-to-guides')).toBe(sections.includes('how-to-guides'));
      expect(folders).toContain('knowledge-base');
    }
  });

  it('ends with the changelog where the platform has one', () => {
    const hasChangelog = (platform: string) => getSidebar('current', platform).some(({id}) => id === 'changelog/index');
    for (const {platform, sections} of playerPlatforms)
      expect(hasChangelog(platform), platform).toBe(sections.includes('changelog'));
  });

  it.each(playerVersions.map(({name}) => name))(
    'groups every question of the FAQ of %s as its index does',
    (version) => {
      const folder = `${getContentFolder(version)}/faq`;
      const headings = fs.readFileSync(`${folder}/index.mdx`, 'utf8').matchAll(/^## (.+)$/gm);
      const items = (buildPlayerSidebars(process.cwd(), version) as unknown as Record<string, Item[]>).faq!;
      const groups = items.filter((item) => typeof item !== 'string' && item.type === 'category');
      const titles = groups.map((item) => (item as {label: string}).label);
      expect([...headings].map(([, title]) => title).slice(0, titles.length)).toEqual(titles);
      expect(items).toHaveLength(titles.length + 1);
      const listed = flatten(groups).flatMap(({id}) => id ?? []);
      expect(listed.map((id) => `${id.replace('faq/', '')}.mdx`).sort()).toEqual(
        fs
          .readdirSync(folder)
          .filter((file) => file.endsWith('.mdx') && file !== 'index.mdx')
          .sort(),
      );
    },
  );

  it('gives shared pages to web: Docusaurus takes the last sidebar that has a page', () => {
    expect(Object.keys(buildPlayerSidebars(process.cwd(), 'current')).at(-1)).toBe('web');
  });
});

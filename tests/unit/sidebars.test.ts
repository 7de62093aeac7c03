import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {buildPlayerSidebars} from '../../sidebars/player';
import {getSidebarsFile, snapshots} from '../../src/platforms/versions';

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

  it('has a sidebar for each platform and the FAQ; Flutter in the current version only', () => {
    expect(Object.keys(buildPlayerSidebars(process.cwd(), 'current')).sort()).toEqual([
      'android',
      'chromecast',
      'faq',
      'flutter',
      'ios',
      'react-native',
      'roku',
      'web',
    ]);
    for (const {name} of snapshots) {
      expect(Object.keys(buildPlayerSidebars(process.cwd(), name))).not.toContain('flutter');
    }
  });

  it('shows the same guides on every platform but Flutter, and the knowledge base on all', () => {
    for (const platform of ['web', 'android', 'ios', 'react-native', 'flutter', 'chromecast', 'roku']) {
      const folders = getSidebar('current', platform).map(({dirName}) => dirName);
      expect(folders.includes('how-to-guides')).toBe(platform !== 'flutter');
      expect(folders).toContain('knowledge-base');
    }
  });

  it('ends with the changelog where the platform has one', () => {
    const hasChangelog = (platform: string) => getSidebar('current', platform).some(({id}) => id === 'changelog/index');
    expect(['web', 'android', 'ios', 'chromecast'].every(hasChangelog)).toBe(true);
    expect(['react-native', 'flutter', 'roku'].some(hasChangelog)).toBe(false);
  });

  it('gives shared pages to web: Docusaurus takes the last sidebar that has a page', () => {
    expect(Object.keys(buildPlayerSidebars(process.cwd(), 'current')).at(-1)).toBe('web');
  });
});

/** Compares the built pages with the list of required pages. Needs no browser. */
import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {Registry} from '../../scripts/registry/compare';
import {getPlatformsOfVersion} from '../../src/platforms/availability';
import {openVideoUiVersionLabel, playerVersions} from '../../src/platforms/versions';
import {onDesktop} from '../test';
import {toHref} from '../site';

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
const registry = readJson('scripts/registry/registry.json') as Registry;
const globalData = readJson('.docusaurus/globalData.json') as {
  'docusaurus-plugin-content-docs': Record<string, {versions: (GlobalVersion & {draftIds: string[]})[]}>;
};
const instances = globalData['docusaurus-plugin-content-docs'];

const trim = (path: string) => path.replace(/\/$/, '');

test.describe('registry', onDesktop, () => {
  test('each docs section has its versions, with label, path, main page, sidebars with a link, and no drafts', () => {
    expect(Object.keys(instances).sort()).toEqual(Object.keys(registry.plugins).sort());
    expect(instances.default?.versions).toMatchObject(
      playerVersions.map(({name, label, isLast, path}) => ({
        name,
        label,
        isLast,
        path: toHref(path ? `player/${path}` : 'player'),
        mainDocId: 'index',
      })),
    );
    expect(instances['open-video-ui']?.versions.map(({label, path}) => [label, path])).toEqual([
      [openVideoUiVersionLabel, toHref('open-video-ui')],
    ]);
    for (const {versions} of Object.values(instances)) {
      for (const {path, draftIds, sidebars = {}} of versions) {
        expect(draftIds, path).toEqual([]);
        expect(Object.keys(sidebars).length, path).toBeGreaterThan(0);
        for (const [name, {link}] of Object.entries(sidebars))
          expect(link?.path, `${path} ${name}`).toMatch(new RegExp(`^${toHref('')}`));
      }
    }
    for (const {name, sidebars = {}} of instances.default?.versions ?? []) {
      const wanted = [...getPlatformsOfVersion(name).map(({platform}) => platform as string), 'faq'];
      expect(Object.keys(sidebars).sort(), name).toEqual(wanted.sort());
      for (const platform of wanted)
        expect(sidebars[platform]?.link?.path).toMatch(new RegExp(`/${platform}/$|/player`));
    }
  });

  test('every listed page is built at its own address and carries the tag of its sidebar', () => {
    const wrong: string[] = [];
    let count = 0;
    for (const [id, {versions}] of Object.entries(registry.plugins)) {
      for (const {name, path: root, pages} of versions) {
        const docs = instances[id]?.versions.find((version) => version.name === name)?.docs ?? [];
        const sidebars = new Map(docs.map(({path, sidebar}) => [trim(path), sidebar]));
        // Not all running examples exist yet; `npm run registry` counts them.
        for (const {path, sidebar} of pages) {
          const address = trim(root) + path;
          count++;
          if (!fs.existsSync(`build${address}index.html`)) wrong.push(`${address}: no page`);
          const found = sidebars.get(trim(toHref(address.slice(1))));
          // Pages for all platforms are in several sidebars; the list has them as shared.
          if (sidebar && sidebar !== 'shared' && found !== sidebar) wrong.push(`${address}: ${found}, not ${sidebar}`);
        }
      }
    }
    for (const path of registry.site) {
      if (!fs.existsSync(`build${path}index.html`)) wrong.push(`${path}: no page`);
    }
    expect(count).toBeGreaterThan(900);
    expect(wrong).toEqual([]);
  });
});

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseRules} from '../../../src/plugins/agent-packs/rules';
import type {PackRule} from '../../../src/plugins/agent-packs/rules';
import {findRoute} from './unlinked';
import {playerVersions} from '../../../src/platforms/versions';
import type {Page, Rule, Site} from '../types';

const rulesFile = 'packs/rules.yml';

/** The rules of the packs quote pages word for word, and the build stops where a page no longer says it. */
export const packs: Rule = {
  name: 'packs',
  check: (page, site) => {
    const quoted = findQuoted(site).get(page.file) ?? [];
    if (quoted.length === 0) return [];
    const text = toPlain([page, ...page.imports.flatMap((file) => site.pages.get(file) ?? [])]);
    return quoted
      .filter(({says}) => !text.includes(collapse(says)))
      .map(({line, says}) => ({
        file: rulesFile,
        line,
        column: 1,
        problem: `${page.file} no longer says "${says}"`,
        remedy: 'Look whether the rule still holds, and quote the new words.',
      }));
  },
};

const known = new WeakMap<Site, ReadonlyMap<string, PackRule[]>>();

/** The rules by the file of the page that they quote. */
function findQuoted(site: Site): ReadonlyMap<string, PackRule[]> {
  let found = known.get(site);
  if (!found) {
    found = readQuoted(site);
    known.set(site, found);
  }
  return found;
}

function readQuoted({root, pages}: Site): Map<string, PackRule[]> {
  const quoted = new Map<string, PackRule[]>();
  const file = path.join(root, rulesFile);
  if (!existsSync(file)) return quoted;
  for (const rule of parseRules(readFileSync(file, 'utf8'), rulesFile).rules) {
    for (const name of rule.versions) {
      const version = playerVersions.find((one) => one.name === name);
      const address = `/player/${version?.path ? `${version.path}/` : ''}${rule.page}`;
      const page = findRoute(address).find((one) => pages.has(one));
      // The build says so where there is no such page.
      if (page) quoted.set(page, [...(quoted.get(page) ?? []), rule]);
    }
  }
  return quoted;
}

const collapse = (text: string): string =>
  text.replaceAll(/\[((?:[^\][\\]|\\.)*)\]\([^)]*\)/g, '$1').replaceAll(/[|\s]+/g, ' ');

const toPlain = (pages: readonly Page[]): string => collapse(pages.map(({text}) => text).join('\n'));

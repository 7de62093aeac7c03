import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toPlain} from '../../../src/plugins/agent-packs/pack';
import {parseRules} from '../../../src/plugins/agent-packs/rules';
import type {PackRule} from '../../../src/plugins/agent-packs/rules';
import {rulesFile} from '../../../src/plugins/agent-packs/writePacks';
import {getContentFolder} from '../../../src/platforms/versions';
import type {Rule, Site} from '../types';

/** The rules of the packs quote pages word for word, and the build stops where a page no longer says it. */
export const packs: Rule = {
  name: 'packs',
  check: (page, site) => {
    const quoted = findQuoted(site).get(page.file) ?? [];
    if (quoted.length === 0) return [];
    const sources = [page, ...page.imports.flatMap((file) => site.pages.get(file) ?? [])];
    const text = toPlain(sources.map((one) => one.text).join('\n'));
    return quoted
      .filter(({says}) => !text.includes(toPlain(says)))
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
    for (const version of rule.versions) {
      const place = path.posix.join(getContentFolder(version), rule.page.replace(/\/$/, ''));
      // The build says so where there is no such page.
      const page = [`${place}.mdx`, `${place}/index.mdx`].find((one) => pages.has(one));
      if (page) quoted.set(page, [...(quoted.get(page) ?? []), rule]);
    }
  }
  return quoted;
}

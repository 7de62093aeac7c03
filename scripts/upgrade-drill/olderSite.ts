/** What this site's own code needs to build with a version of Docusaurus before 3.10. The flat client needs nothing. */
import fs from 'node:fs';
import path from 'node:path';

/** Whether a version is older than 3.10, where the options and the tabs that this site uses appeared. */
export const isOlder = (version: string): boolean => /^3\.[0-9]\./.test(version);

/** Options of docusaurus.config.ts, and how they were written before 3.10. */
const newerOptions = /future: \{v4: true, faster: true\},\s+storage: (\{.*\}),/;
const olderOptions = 'future: {v4: true, experimental_faster: true, experimental_storage: $1},';

/** Theme components that are ejected from 3.10 and import what older versions do not export. */
const newerComponents = ['src/theme/Tabs', 'src/theme/TabItem'];

/**
 * Adapts a copy of this site to an older version of Docusaurus.
 * @param dir of the copy.
 * @returns what was changed, one line each.
 * @throws Error if the configuration does not have the options as expected.
 */
export function adaptToOlder(dir: string): string[] {
  const file = path.join(dir, 'docusaurus.config.ts');
  const config = fs.readFileSync(file, 'utf8');
  if (!newerOptions.test(config)) {
    throw new Error(
      `docusaurus.config.ts has nothing that matches ${newerOptions.source}, which the drill writes as "${olderOptions}" for older ` +
        'versions. Adapt scripts/upgrade-drill/olderSite.ts.',
    );
  }
  fs.writeFileSync(file, config.replace(newerOptions, olderOptions));
  for (const component of newerComponents) fs.rmSync(path.join(dir, component), {recursive: true});
  return [
    'docusaurus.config.ts: the older names of "faster" and "storage"',
    ...newerComponents.map((component) => `${component}: the theme's own instead`),
  ];
}

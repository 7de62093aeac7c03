import fs from 'node:fs';
import path from 'node:path';
import {brand} from '../../src/brand';
import {playerPlatforms, uiPlatformIds} from '../../src/platforms/platforms';

const read = (name: string) => fs.readFileSync(path.join(__dirname, name), 'utf8');

/** What `describePath` has to know of the site. */
function getSite() {
  const having = (section: 'how-to-guides' | 'changelog') =>
    playerPlatforms.filter(({sections}) => sections.includes(section)).map(({platform}) => platform);
  return {
    baseUrl: brand.baseUrl,
    platforms: playerPlatforms.map(({platform}) => platform),
    uiPlatforms: uiPlatformIds,
    sections: {'how-to-guides': having('how-to-guides'), changelog: having('changelog')},
  };
}

/**
 * The crawler's configuration as the text of a JavaScript module. It is text because the service takes functions by their source,
 * which a TypeScript compiler would change.
 */
export function createCrawler(): string {
  const [, source = ''] = read('describePath.mjs').split('export ');
  const describePath = source.trim().replaceAll('\n', '\n        ');
  return read('template.mjs')
    .replace("'{{describePath}}'", () => describePath)
    .replace("'{{site}}'", () => JSON.stringify(getSite()))
    .replaceAll('{{home}}', brand.url + brand.baseUrl);
}

/** Files that depend on the site's address. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** `robots.txt`: everything may be read but the search results, which search engines should not list. */
export function createRobotsTxt(siteUrl: string, baseUrl: string): string {
  return ['User-agent: *', `Disallow: ${baseUrl}search/`, '', `Sitemap: ${siteUrl}${baseUrl}sitemap.xml`, ''].join(
    '\n',
  );
}

export default function siteFiles({siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-files',
    async postBuild({outDir}) {
      await fs.writeFile(path.join(outDir, 'robots.txt'), createRobotsTxt(siteConfig.url, baseUrl));
    },
  };
}

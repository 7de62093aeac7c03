/**
 * Writes `assistants/`: what the docs server for coding assistants (`packages/docs-mcp`) needs besides the Markdown twins. Its index
 * names the versions and platforms, and the files of the search index, whose names change with their content.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {format} from 'docs-mcp/format';
import type {DocsSet, SiteIndex} from 'docs-mcp/format';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {getPlatforms} from '../../platforms/platforms';
import {readFiles} from '../../reference/files';
import {withSlash} from '../../withSlash';
import {listShards} from './shards';
import {listSignatures} from './symbols';

const docsPlugin = 'docusaurus-plugin-content-docs';

export default function assistantData({siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  let sets: DocsSet[] = [];
  return {
    name: 'assistant-data',

    allContentLoaded({allContent}) {
      const instances = Object.entries(allContent[docsPlugin] ?? {}) as [string, LoadedContent | undefined][];
      sets = instances.flatMap(([product, content]) =>
        (content?.loadedVersions ?? []).map((version) => ({
          product,
          version: version.versionName,
          label: version.label,
          isLatest: version.isLast,
          isMaintained: version.banner !== 'unmaintained',
          root: withSlash(version.path),
          tag: `docs-${product}-${version.versionName}`,
          platforms: getPlatforms(product)
            .map(({platform}) => platform)
            .filter((platform) => platform in version.sidebars),
        })),
      );
    },

    async postBuild({outDir}) {
      const folder = path.join(outDir, 'assistants');
      await fs.mkdir(folder, {recursive: true});
      const symbols = await Promise.all(
        readFiles(path.join(siteDir, 'reference/data')).map(async (file) => {
          const list = listSignatures(file, baseUrl);
          const name = `assistants/symbols-${file.platform}.json`;
          await fs.writeFile(path.join(outDir, name), JSON.stringify(list));
          return {product: list.product, platform: list.platform, file: name};
        }),
      );
      const shards = await listShards(path.join(generatedFilesDir, 'search-index'));
      const index: SiteIndex = {
        format,
        title: siteConfig.title,
        origin: siteConfig.url,
        baseUrl,
        sets,
        shards,
        symbols,
      };
      await fs.writeFile(path.join(folder, 'index.json'), JSON.stringify(index));
    },
  };
}

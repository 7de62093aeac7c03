import {existsSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {addTrailingSlash} from '@docusaurus/utils-common';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {VersionSource} from '../content/build';
import {getDocsTag} from '../content/page';
import type {PageSource} from '../content/pageSource';

const docsPlugin = 'docusaurus-plugin-content-docs';

interface Site {
  siteDir: string;
  siteConfig: {trailingSlash?: boolean | undefined};
}

function toFilePath(source: string, siteDir: string): string {
  return source.replace(/^@site(?=\/)/, siteDir);
}

/**
 * Every version of every docs plugin instance, with the source of its pages. Unlisted pages are not found by search.
 * @param allContent as Docusaurus hands it to `allContentLoaded`.
 */
export async function getVersionSources(allContent: AllContent, {siteDir, siteConfig}: Site): Promise<VersionSource[]> {
  const instances = Object.entries(allContent[docsPlugin] ?? {}) as [string, LoadedContent | undefined][];
  const versions = instances.flatMap(([pluginId, content]) =>
    (content?.loadedVersions ?? []).map((version) => ({pluginId, version})),
  );
  return Promise.all(
    versions.map(async ({pluginId, version}): Promise<VersionSource> => {
      const root = addTrailingSlash(version.path);
      const listed = version.docs.filter(({unlisted}) => !unlisted);
      const pages = listed.map(async (doc): Promise<PageSource> => {
        const below = addTrailingSlash(`/${doc.permalink.slice(root.length)}`).replace(/^\/\//, '/');
        return {
          pluginId,
          version: version.versionName,
          url: siteConfig.trailingSlash === false ? doc.permalink : addTrailingSlash(doc.permalink),
          path: below,
          sidebar: doc.sidebar,
          title: doc.title,
          description: doc.description,
          frontMatter: doc.frontMatter as Readonly<Record<string, unknown>>,
          source: await fs.readFile(toFilePath(doc.source, siteDir), 'utf8'),
          file: toFilePath(doc.source, siteDir),
        };
      });
      return {tag: getDocsTag(pluginId, version.versionName), root, pages: await Promise.all(pages)};
    }),
  );
}

/** Reads partials that pages import: relative to the page, or from the site's folder as `@site/…`. */
export function createPartialReader(siteDir: string): (page: PageSource, importPath: string) => string | undefined {
  return (page, importPath) => {
    const file = importPath.startsWith('@site/')
      ? toFilePath(importPath, siteDir)
      : path.resolve(path.dirname(page.file), importPath);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
}

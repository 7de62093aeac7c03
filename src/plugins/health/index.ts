/**
 * The figures of the health page (`contributing/health.mdx`). Those of evidence, symbols and ages are made when pages are loaded, the bytes
 * of built pages after the build, and those that take longer are read from `health/`, where `npm run health` records them.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getEvidenceFile} from '../../evidence/evidence';
import {groupByAge} from '../../health/ages';
import {measurePages} from '../../health/bytes';
import {countEvidence} from '../../health/evidenceFigures';
import {pageBytesFile} from '../../health/figures';
import type {BuildFigures, SampleFigures, SearchFigures} from '../../health/figures';
import {pageKinds} from '../../health/pageKinds';
import {readFiles} from '../../reference/files';
import {isDevServer} from '../isDevServer';

const docsPlugin = 'docusaurus-plugin-content-docs';

export default function health({siteDir, baseUrl}: LoadContext): Plugin {
  // Before the first recording there is no file.
  const readRecorded = async <Figures>(name: string) => {
    const text = await fs.readFile(path.join(siteDir, 'health', name), 'utf8').catch(() => 'null');
    return JSON.parse(text) as Figures | null;
  };

  return {
    name: 'health',

    getPathsToWatch: () => ['health/*.json'],

    async allContentLoaded({allContent, actions}) {
      const instances = Object.entries(allContent[docsPlugin] ?? {}) as [string, LoadedContent | undefined][];
      const versions = instances
        .filter(([id]) => id !== 'contributing')
        .flatMap(([, content]) => content?.loadedVersions ?? []);
      const toFile = (source: string) => source.replace(/^@site\//, '');
      const docs = versions.flatMap((version) => version.docs);
      const urls = new Map(docs.map(({source, permalink}) => [toFile(source), permalink]));
      const withUrl = <Listed extends {page: string}>(one: Listed) => ({...one, url: urls.get(one.page)});
      const evidence = await Promise.all(
        [...urls.keys()].map(async (page) => {
          const file = path.join(siteDir, getEvidenceFile(page));
          return {page, evidence: await fs.readFile(file, 'utf8').catch(() => undefined)};
        }),
      );
      const {sections, missing} = countEvidence(evidence);
      const samples = await readRecorded<SampleFigures>('samples.json');
      const maintained = versions.filter(({banner}) => banner !== 'unmaintained').flatMap((version) => version.docs);
      const figures: BuildFigures = {
        evidence: {sections, missing: missing.map((page) => withUrl({page}))},
        ages: groupByAge(
          maintained.map(({title, permalink, lastUpdatedAt}) => ({
            title,
            url: permalink,
            // The dev server gives every page the same date.
            changedAt: isDevServer() ? undefined : (lastUpdatedAt ?? undefined),
          })),
          Date.now(),
        ),
        symbols: readFiles(path.join(siteDir, 'reference/data')).flatMap(({platform, versions: all}) => {
          const newest = all.at(-1);
          return newest ? [{platform, version: newest.number, ...newest.counts}] : [];
        }),
        samples: samples && {...samples, off: samples.off.map(withUrl)},
        search: await readRecorded<SearchFigures>('search.json'),
      };
      await actions.createData('figures.json', JSON.stringify(figures));
    },

    async postBuild({outDir}) {
      const bytes = await measurePages(outDir, baseUrl, pageKinds);
      const file = path.join(outDir, pageBytesFile);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, JSON.stringify(bytes));
    },
  };
}

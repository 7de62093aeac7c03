/**
 * The figures of the health page (`contributing/health.mdx`). Those of evidence, symbols and ages are made when pages are loaded, the bytes
 * of built pages after the build, and those that take longer are read from `health/`, where `npm run health` records them.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
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

async function readText(file: string): Promise<string | undefined> {
  return fs.readFile(file, 'utf8').catch(() => undefined);
}

export default function health({siteDir, baseUrl}: LoadContext): Plugin {
  let figures: BuildFigures | undefined;

  // Before the first recording there is no file.
  const readRecorded = async <Figures>(name: string) =>
    JSON.parse((await readText(path.join(siteDir, 'health', name))) ?? 'null') as Figures | null;

  async function collect(allContent: AllContent): Promise<BuildFigures> {
    const instances = Object.entries(allContent[docsPlugin] ?? {}) as [string, LoadedContent | undefined][];
    const versions = instances
      .filter(([id]) => id !== 'contributing')
      .flatMap(([, content]) => content?.loadedVersions ?? []);
    const urls = new Map(
      versions.flatMap(({docs}) => docs).map(({source, permalink}) => [source.replace(/^@site\//, ''), permalink]),
    );
    const withUrl = <Listed extends {page: string}>(one: Listed) => ({...one, url: urls.get(one.page)});
    const evidence = [...urls.keys()].map(async (page) => ({
      page,
      evidence: await readText(path.join(siteDir, getEvidenceFile(page))),
    }));
    const {sections, missing} = countEvidence(await Promise.all(evidence));
    const samples = await readRecorded<SampleFigures>('samples.json');
    const maintained = versions.filter(({banner}) => banner !== 'unmaintained').flatMap(({docs}) => docs);
    return {
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
  }

  return {
    name: 'health',

    async allContentLoaded({allContent, actions}) {
      // The dev server asks again after each edit of a page: it shows what it found at its start.
      if (!figures || !isDevServer()) figures = await collect(allContent);
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

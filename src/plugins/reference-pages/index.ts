/**
 * The pages of the API reference, made from `reference/data`: an overview of each platform, a page a type, and what changed between the
 * versions. Each page is a route with its data; the components are in `src/components/Reference`. Its Markdown twin and the cards of
 * its names are made from the data.
 */
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {getVersionSources} from 'docusaurus-local-search/build';
import type {PlatformSymbols} from 'docusaurus-local-search/symbols';
import {readDescriptions} from '../../reference/descriptions';
import {readFiles} from '../../reference/files';
import {createGuideFinder} from '../../reference/guides';
import {createUsageFinder} from '../../reference/links/usage';
import {createChangesPage} from '../../reference/pages/changesPage';
import {createOverviewPage} from '../../reference/pages/overviewPage';
import {TypePages} from '../../reference/pages/typePage';
import {getChangesPath, getOverviewPath, getReferenceInstance, getTypePath, toSitePath} from '../../reference/paths';
import {hasChanges} from '../../reference/routes';
import type {ReferenceFile} from '../../reference/types';
import {isDevServer} from '../isDevServer';
import {writeCards} from './cards';
import {listSymbols} from './symbols';
import {writeReferenceTwins} from './twins';
import type {ReferencePage} from './twins';

const components = '@site/src/components/Reference';

export default function referencePages({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  let routes: RouteConfig[] | undefined;
  let symbols: PlatformSymbols[] = [];
  let pages: ReferencePage[] = [];
  let guideUrls: string[] = [];

  return {
    name: 'reference-pages',

    getPathsToWatch: () => ['reference/data/*.json'],

    async allContentLoaded({allContent, actions}) {
      // The dev server asks again after each edit of a page.
      if (!routes || !isDevServer()) {
        const versions = await getVersionSources(allContent, {siteDir, siteConfig});
        const guides = versions.flatMap(({pages}) => pages).filter(({version}) => version === 'current');
        const findGuides = createGuideFinder(guides);
        guideUrls = guides.map(({url}) => url);
        pages = [];
        const addPage = async (own: ReferencePage): Promise<RouteConfig> => {
          const name = own.url.slice(baseUrl.length).split('/').filter(Boolean).join('-');
          pages.push(own);
          return {
            path: own.url,
            component: `${components}/${own.kind}.tsx`,
            exact: true,
            modules: {page: await actions.createData(`${name}.json`, JSON.stringify(own.page))},
          };
        };
        const toUrl = (path: string) => toSitePath(path, baseUrl);
        const files = readFiles();
        const findUsage = createUsageFinder(guides, 'current', files);
        symbols = files.map((file) => listSymbols(file, baseUrl));
        const pagesOf = async (file: ReferenceFile): Promise<RouteConfig[]> => {
          const types = new TypePages(file, files, findGuides, readDescriptions(file.platform), findUsage);
          const changes = createChangesPage(file);
          return Promise.all([
            addPage({kind: 'Overview', url: toUrl(getOverviewPath(file.platform)), page: createOverviewPage(file)}),
            ...(changes ? [addPage({kind: 'Changes', url: toUrl(getChangesPath(file.platform)), page: changes})] : []),
            ...file.types.map((type) =>
              addPage({kind: 'Type', url: toUrl(getTypePath(file, type.id)), page: types.create(type)}),
            ),
          ]);
        };
        const createPlatformList = (instance: string) => {
          const own = files.filter(({platform}) => getReferenceInstance(platform) === instance);
          const list = own.map((file) => ({platform: file.platform, hasChanges: hasChanges(file)}));
          return actions.createData(`${instance}-platforms.json`, JSON.stringify(list));
        };
        const lists = {
          default: await createPlatformList('default'),
          'open-video-ui': await createPlatformList('open-video-ui'),
        };
        // A route for each platform: the router tries the routes of one platform only, in place of all 2,000.
        routes = await Promise.all(
          files.map(async (file) => ({
            path: toUrl(getOverviewPath(file.platform)),
            component: `${components}/Root.tsx`,
            exact: false,
            modules: {platforms: lists[getReferenceInstance(file.platform)]},
            routes: await pagesOf(file),
          })),
        );
      }
      // Suggestions for addresses without a page (theme/NotFound) choose from these.
      const paths = routes.flatMap((root) => (root.routes ?? []).map(({path}) => path));
      await actions.createData('paths.json', JSON.stringify(paths));
      // The names that search looks for when a query is one (docusaurus-local-search/symbols).
      await actions.createData('symbols.json', JSON.stringify(symbols));
      routes.forEach((route) => actions.addRoute(route));
    },

    async postBuild({outDir}) {
      const urls = new Set([...guideUrls, ...pages.map(({url}) => url)]);
      await writeReferenceTwins(pages, outDir, {origin: siteConfig.url, baseUrl, urls});
      await writeCards(pages, outDir, baseUrl);
    },
  };
}

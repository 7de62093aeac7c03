/**
 * The content-docs plugin, with differences:
 * - A page carries the open branch of its own sidebar. Stock Docusaurus puts all sidebars and descriptions of a version into one file
 *   that each page loads. `theme/DocRoot` loads the whole sidebar when the reader points at it.
 * - A page carries its front matter once, not twice, and the date of its last change as text.
 * - After a save, the dev server reads pages again only if their front matter may have changed (quickReload.ts).
 * - With the option `markdownSteps`, pages are compiled in threads (compile/).
 */
import path from 'node:path';
import contentDocs, {validateOptions as validateDocsOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {compileInThreads} from '../compile';
import {hashFiles} from '../hashFiles';
import {addLastUpdatedText} from './lastUpdated';
import {withQuickReload} from './quickReload';
import {slimDocMetadata} from './slimDocMetadata';
import {splitSidebars} from './splitSidebars';
import type {DocsRoute} from './splitSidebars';

const compiler = path.join(__dirname, '../compile');

type DocsOptions = Parameters<typeof contentDocs>[1];

interface OwnOptions {
  markdownSteps?: string;
  markdownCacheKey?: string;
}

/** Options of the docs plugin, and those of this package that `withFlatClient` adds. */
export function validateOptions({validate, options}: Parameters<typeof validateDocsOptions>[0]) {
  const {markdownSteps, markdownCacheKey, ...docsOptions} = options as typeof options & OwnOptions;
  return {...validateDocsOptions({validate, options: docsOptions}), markdownSteps, markdownCacheKey};
}

export default async function docs(
  context: LoadContext,
  {markdownSteps, markdownCacheKey, ...options}: DocsOptions & OwnOptions,
): Promise<Plugin> {
  // Docusaurus drops its cache of pages when the plugin's options change. Unknown options have no other effect.
  const cacheKey = {markdownCacheKey, compiler: hashFiles(compiler)};
  const plugin = (await contentDocs(context, {...options, ...cacheKey})) as unknown as Plugin;
  let content: LoadedContent = {loadedVersions: []};
  if (markdownSteps) {
    // The plugin returns the same rule object each time.
    const config = plugin.configureWebpack?.({}, false, {} as never, undefined) as {module?: {rules?: unknown[]}};
    compileInThreads(config.module?.rules, markdownSteps, () => content);
  }
  const docsPlugin: Plugin = {
    ...plugin,
    async contentLoaded({actions, ...rest}) {
      content = rest.content as LoadedContent;
      const routes: DocsRoute[] = [];
      const collecting: PluginContentLoadedActions = {
        ...actions,
        createData: (name, data) =>
          actions.createData(name, addLastUpdatedText(slimDocMetadata(data), context.i18n.currentLocale)),
        addRoute: (route) => {
          routes.push(route as DocsRoute);
        },
      };
      await plugin.contentLoaded?.({...rest, actions: collecting});
      for (const route of routes) {
        actions.addRoute(await splitSidebars(route, (name, data) => actions.createData(name, data)));
      }
    },
  };
  return process.env.NODE_ENV === 'development' ? withQuickReload(docsPlugin) : docsPlugin;
}

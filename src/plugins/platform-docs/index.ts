/**
 * The content-docs plugin, with four differences:
 * - A page carries what is open in its own sidebar only. Stock Docusaurus puts every sidebar and every page's description of a version
 *   in one file that each page loads. `theme/DocVersionRoot` hands the loaders of whole sidebars to `theme/DocRoot`, which shows the one
 *   of the reader's platform.
 * - A page carries its front matter once, not twice.
 * - After a save, the dev server reads pages anew only where something that the plugin keeps of them may have changed (quickReload.ts).
 * - Pages are compiled in threads (mdx/), where the option `markdownSteps` names the module of `beforeDefaultRemarkPlugins`
 *   and `recmaPlugins`.
 */
import fs from 'node:fs';
import path from 'node:path';
import contentDocs, {validateOptions as validateDocsOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {isCacheOn} from '../isCacheOn';
import {isDevServer} from '../isDevServer';
import {hashInlinedFiles} from './inlinedFiles';
import {addLastUpdatedText} from './lastUpdated';
import {compileInThreads} from './mdx';
import type {AllPages} from './mdx';
import {withQuickReload} from './quickReload';
import {slimDocMetadata} from './slimDocMetadata';
import {splitSidebars} from './splitSidebars';
import type {DocsRoute} from './splitSidebars';

/** Whether this is a build that compiles every page: one without the cache of another. */
const isCompleteBuild = (siteDir: string) =>
  process.env.NODE_ENV === 'production' &&
  !(isCacheOn() && fs.existsSync(path.join(siteDir, 'node_modules/.cache/rspack')));

type DocsOptions = Parameters<typeof contentDocs>[1];

/** Those of the docs plugin, and one of its own. */
export function validateOptions({validate, options}: Parameters<typeof validateDocsOptions>[0]) {
  const {markdownSteps, ...docsOptions} = options as typeof options & {markdownSteps?: string};
  return {...validateDocsOptions({validate, options: docsOptions}), markdownSteps};
}

export default async function platformDocs(
  context: LoadContext,
  {markdownSteps, ...options}: DocsOptions & {markdownSteps?: string},
): Promise<Plugin> {
  // Docusaurus drops its cache of pages when the plugin's options change; an extra one is otherwise ignored.
  const withHash = {...options, inlinedFiles: hashInlinedFiles(context.siteDir)};
  const plugin = (await contentDocs(context, withHash)) as unknown as Plugin;
  let content: LoadedContent = {loadedVersions: []};
  let allPages: AllPages | undefined;
  const isComplete = isCompleteBuild(context.siteDir);
  if (markdownSteps) {
    // The rule is the same object each time that the plugin is asked for it.
    const config = plugin.configureWebpack?.({}, false, {} as never, undefined) as {module?: {rules?: unknown[]}};
    allPages = compileInThreads(config.module?.rules, markdownSteps, () => content);
    // The first of the docs plugins has most pages.
    if (isComplete && options.id === 'default') allPages.warmUp();
  }
  const docsPlugin: Plugin = {
    ...plugin,
    async contentLoaded({actions, ...rest}) {
      content = rest.content as LoadedContent;
      if (isComplete) allPages?.start();
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
  return isDevServer() ? withQuickReload(docsPlugin) : docsPlugin;
}

/**
 * The content-docs plugin, with one difference: a page carries its own sidebar only. Stock Docusaurus puts every sidebar and
 * every page's description of a version in one file that each page loads.
 * `theme/DocVersionRoot` hands the sidebars' loaders to `theme/DocRoot`, which shows the one of the reader's platform.
 */
import contentDocs, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {hashInlinedFiles} from './inlinedFiles';
import {splitSidebars} from './splitSidebars';
import type {DocsRoute} from './splitSidebars';

export {validateOptions};

export default async function platformDocs(
  context: LoadContext,
  options: Parameters<typeof contentDocs>[1],
): Promise<Plugin> {
  // Docusaurus drops its cache of pages when the plugin's options change; an extra one is otherwise ignored.
  const withHash = {...options, inlinedFiles: hashInlinedFiles(context.siteDir)};
  const plugin = (await contentDocs(context, withHash)) as unknown as Plugin;
  return {
    ...plugin,
    async contentLoaded({actions, ...rest}) {
      const routes: DocsRoute[] = [];
      const collecting: PluginContentLoadedActions = {
        ...actions,
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
}

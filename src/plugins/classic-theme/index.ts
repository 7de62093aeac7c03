/**
 * The classic theme, without the one inline style of its tags: the policy on styles allows none (src/config/policy.ts). The sprite of
 * its icons is hidden by src/css/base.css instead.
 */
import path from 'node:path';
import * as classic from '@docusaurus/theme-classic';
import type {Options} from '@docusaurus/theme-classic';
import type {HtmlTagObject, LoadContext, Plugin, PluginModule} from '@docusaurus/types';

// The typings of the theme lack two of them.
export const {getSwizzleConfig, validateOptions, validateThemeConfig} = classic as unknown as PluginModule;

type TagList = ReturnType<NonNullable<Plugin['injectHtmlTags']>>['preBodyTags'];

/** The theme names its files by where it lies. */
const home = path.dirname(require.resolve('@docusaurus/theme-classic'));
const fromHome = (file: string) => (file.startsWith('.') ? path.resolve(home, file) : file);

function withoutStyle(tag: string | HtmlTagObject): string | HtmlTagObject {
  if (typeof tag === 'string') return tag;
  const {style: _style, ...attributes} = tag.attributes ?? {};
  // No size, should the page's own style sheet be missing.
  return {...tag, attributes: tag.tagName === 'svg' ? {...attributes, width: '0', height: '0'} : attributes};
}

const withoutStyles = (tags: TagList) => (Array.isArray(tags) ? tags.map(withoutStyle) : tags);

export default function createTheme(context: LoadContext, options: Options): Plugin<undefined> {
  const theme = classic.default(context, options);
  return {
    ...theme,
    getThemePath: () => fromHome(theme.getThemePath?.() ?? '.'),
    getTypeScriptThemePath: () => fromHome(theme.getTypeScriptThemePath?.() ?? '.'),
    getClientModules: () => (theme.getClientModules?.() ?? []).map(fromHome),
    injectHtmlTags(parameters) {
      const tags = theme.injectHtmlTags?.(parameters) ?? {};
      return {...tags, preBodyTags: withoutStyles(tags.preBodyTags)};
    },
  };
}

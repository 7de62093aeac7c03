import path from 'node:path';
import classicPreset from '@docusaurus/preset-classic';
import type {Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';

const classic = require.resolve('@docusaurus/theme-classic');
const own = path.join(__dirname, 'index.ts');

function replaceTheme(entry: PluginConfig): PluginConfig {
  if (Array.isArray(entry) && entry[0] === classic) return [own, entry[1]] as PluginConfig;
  return entry === classic ? own : entry;
}

/** The classic preset, with the theme of this folder in place of its own. */
export default function createPreset(context: LoadContext, options: Options): Preset {
  const {themes = [], ...rest} = classicPreset(context, options);
  return {...rest, themes: themes.map(replaceTheme)};
}

import type {DocusaurusConfig} from '@docusaurus/types';

/** Settings that the build alone reads. */
const buildOnly: ReadonlySet<string> = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] satisfies (keyof DocusaurusConfig)[]);

/** The site's configuration as components read it, as a module's source text. */
export function writeClientConfig(siteConfig: DocusaurusConfig): string {
  const kept = Object.fromEntries(Object.entries(siteConfig).filter(([key]) => !buildOnly.has(key)));
  return `export default ${JSON.stringify(kept)};\n`;
}

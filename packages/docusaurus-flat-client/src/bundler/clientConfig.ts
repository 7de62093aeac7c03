import type {DocusaurusConfig} from '@docusaurus/types';

/** Settings that only the build reads. */
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

const omit = (record: object, keys: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));

/**
 * The site's configuration as components read it, as a module's source text.
 * @param highlightsAtBuild whether nothing in the browser needs Prism's settings.
 */
export function writeClientConfig(siteConfig: DocusaurusConfig, highlightsAtBuild: boolean): string {
  const {future, themeConfig} = siteConfig;
  const kept = {
    ...omit(siteConfig, buildOnly),
    // The only flag that the browser reads.
    future: {experimental_router: future.experimental_router},
    themeConfig: omit(themeConfig, new Set(highlightsAtBuild ? ['prism'] : [])),
  };
  return `export default ${JSON.stringify(kept)};\n`;
}

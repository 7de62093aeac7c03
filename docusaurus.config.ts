import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {withFlatClient} from 'docusaurus-flat-client';
import {brand} from './src/brand';
import {getAnnouncement} from './src/config/announcement';
import {assetPackages} from './src/config/assetPackages';
import {docsInstances} from './src/config/docsInstances';
import {footer} from './src/config/footer';
import {getHeadTags} from './src/config/headTags';
import {hashInlinedFiles} from './src/config/inlinedFiles';
import {inlineSvg} from './src/config/inlineSvg';
import {localSearch} from './src/config/localSearch';
import {markdown} from './src/config/markdown';
import {navbarItems} from './src/config/navbar';
import {pageRemarkPlugins, sitemap} from './src/config/preset';
import {getRelatedDocs} from './src/config/relatedDocs';
import {getFeedbackUrl, getHostedSearch, getSearchInsightsUrl} from './src/config/settings';
import {splitSheets} from './src/config/splitSheets';
import {twinInstances} from './src/config/twinInstances';
import {isDevServer} from './src/plugins/isDevServer';
import {getOverviewPath} from './src/reference/paths';
import {referencePlatforms} from './src/reference/types';

const {baseUrl} = brand;

// React's output has no white space to remove: minifying 974 pages saved 3 % of their bytes (gzip) and took an eighth
// of a build.
process.env.SKIP_HTML_MINIFICATION ??= 'true';

const config = {
  title: brand.siteTitle,
  tagline: brand.tagline,
  url: brand.url,
  baseUrl,
  trailingSlash: true,
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, faster: true},
  storage: {type: 'localStorage', namespace: brand.storageNamespace},
  // The home page has a banner of its own.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown,
  headTags: getHeadTags(process.env, baseUrl),
  customFields: {
    hostedSearch: getHostedSearch(process.env),
    searchInsightsUrl: getSearchInsightsUrl(process.env),
    feedbackUrl: getFeedbackUrl(process.env),
  },
  presets: [
    [
      './src/plugins/classic-theme/preset.ts',
      {
        docs: false,
        blog: false,
        pages: {beforeDefaultRemarkPlugins: pageRemarkPlugins},
        theme: {customCss: ['./src/css/index.css']},
        sitemap,
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ...docsInstances,
    './src/plugins/content-check/index.ts',
    './src/plugins/demos/index.ts',
    './src/plugins/addresses/index.ts',
    './src/plugins/hosting/index.ts',
    './src/plugins/html-icons/index.ts',
    './src/plugins/site-files/index.ts',
    ['./src/plugins/markdown-twins/index.ts', {instances: twinInstances}],
    './src/plugins/changelog-feeds/index.ts',
    './src/plugins/social-cards/index.ts',
    ['./src/plugins/licenses/index.ts', {assets: assetPackages}],
    './src/plugins/site-styles/index.ts',
    './src/plugins/reference-data/index.ts',
    './src/plugins/reference-pages/index.ts',
    './src/plugins/assistant-data/index.ts',
    './src/plugins/health/index.ts',
    './src/plugins/sidebar-scroll/index.ts',
    ['docusaurus-local-search', localSearch],
    ['./src/plugins/split-css/index.ts', {sheets: splitSheets}],
    './src/plugins/lean-postcss/index.ts',
    './src/plugins/unused-css/index.ts',
    ...(isDevServer() ? ['./src/plugins/dev-findings/index.ts'] : []),
    ...(process.env.MODULE_LIST ? ['./scripts/bench/moduleList.ts'] : []),
  ],
  themeConfig: {
    image: brand.socialCard,
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    announcementBar: getAnnouncement(process.env),
    docs: {sidebar: {autoCollapseCategories: true, hideable: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      title: brand.siteTitle,
      hideOnScroll: true,
      logo: {
        alt: '',
        src: inlineSvg(brand.logo.light) ?? brand.logo.light,
        srcDark: inlineSvg(brand.logo.dark) ?? brand.logo.dark,
        width: 28,
        height: 28,
      },
      items: navbarItems,
    },
    footer,
    // Samples are highlighted at build time (src/plugins/highlight) and colored by src/css/code.css.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
} satisfies Config;

export default withFlatClient(config, {
  getRelatedDocs,
  highlightsAtBuild: true,
  volatileData: ['search-index'],
  sections: referencePlatforms.map(getOverviewPath),
  markdownSteps: path.join(__dirname, 'src/config/docsMarkdownSteps.ts'),
  markdownCacheKey: hashInlinedFiles(__dirname),
});

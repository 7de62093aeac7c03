/**
 * Everything that names the product, its owner's links and its colors.
 * Whoever adopts this site changes this file and the logo files in `static/img/`, and nothing else.
 */
export const brand = {
  /** The name of the documentation site, in the navbar, in titles and in social cards. */
  siteTitle: 'Player Docs',
  tagline: 'Documentation for the video player SDKs and Open Video UI',
  /** What prose calls the product. */
  productName: 'the player',
  playerLabel: 'Player',
  uiKitLabel: 'Open Video UI',
  /** Origin of the published site, without a path or a trailing slash. */
  url: 'https://docs.example.com',
  /** Path of the site on its host, with slashes at both ends; `/` for a host of its own. */
  baseUrl: '/docs/',
  copyrightYear: 2024,
  copyrightHolder: 'Player Docs contributors',
  /** Where pages are edited; page paths are appended to `editUrl`. */
  repository: {
    url: 'https://git.example.com/player/docs',
    editUrl: 'https://git.example.com/player/docs/edit/main/',
    issuesUrl: 'https://git.example.com/player/docs/issues/new',
  },
  links: {
    liveStreamingDocs: 'https://live.example.com/docs/',
    licensePortal: 'https://portal.example.com/',
    support: 'https://support.example.com/',
    status: 'https://status.example.com/',
  },
  logo: {
    light: 'img/logo.svg',
    dark: 'img/logo-dark.svg',
    alt: 'Player Docs',
  },
  socialCard: 'img/social-card.png',
  themeColor: {light: '#ffffff', dark: '#12141b'},
  /**
   * A message above every page, or `undefined` for none. A new `id` shows the bar again to readers who closed it.
   * `ANNOUNCEMENT_ID`, `ANNOUNCEMENT_HTML` and `ANNOUNCEMENT_CLOSEABLE` override it for one build.
   */
  announcement: undefined as {id: string; html: string; closeable: boolean} | undefined,
  /** Shown once, in the footer. */
  about:
    'Independent documentation of the public theoplayer packages and repositories. Not affiliated with their publisher.',
} as const;

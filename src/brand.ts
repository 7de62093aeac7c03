/**
 * Everything that names the product and its owner's addresses, and the colors.
 * To adopt this site, change this file and the logo files in `static/img/`; nothing else names the brand.
 */

/** Colors of one mode, as `#rrggbb`. `npm run unit -- contrast` lists the pairs with too little contrast. */
export interface Colors {
  /** Background of pages, and of the browser's own UI on phones (`theme-color`). */
  page: string;
  /** Background of the footer and of low-emphasis boxes. */
  surface: string;
  /** Background of menus and dialogs. */
  raised: string;
  /** Background of hovered items and of inline code. */
  hover: string;
  /** Text. */
  ink: string;
  /** Secondary text. */
  muted: string;
  /** Borders. */
  line: string;
  /** Borders of controls. */
  lineStrong: string;
  /** Links, buttons and active items. */
  accent: string;
  /** The accent color on hover. */
  accentStrong: string;
  /** Background of the selected item. */
  accentSoft: string;
  /** Background of highlighted lines of code. */
  codeHighlight: string;
}

interface Announcement {
  /** A new id shows the bar again to readers who closed the previous one. */
  id: string;
  html: string;
  closeable: boolean;
}

export const brand = {
  /** The name of the documentation site, in the navbar, in titles and in social cards. */
  siteTitle: 'Player Docs',
  tagline: 'Documentation for the video player SDKs and Open Video UI',
  /** The two products, in the navbar, the footer, the home page and search. */
  playerLabel: 'Player',
  uiKitLabel: 'Open Video UI',
  /** Origin of the published site, without a path or a trailing slash. */
  url: 'https://docs.example.com',
  /** Path of the site on its host, with slashes at both ends; `/` for a host of its own. */
  baseUrl: '/docs/',
  /** Part of every local storage key, so that keys do not clash with those of other sites on the same origin. */
  storageNamespace: 'player-docs',
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
  },
  /** Files in `static/`. The logo has no alternative text because the site's title is next to it. */
  logo: {light: 'img/logo.svg', dark: 'img/logo-dark.svg'},
  socialCard: 'img/social-card.png',
  /**
   * A message above every page, or `undefined` for none.
   * `ANNOUNCEMENT_ID`, `ANNOUNCEMENT_HTML` and `ANNOUNCEMENT_CLOSEABLE` override it for one build.
   */
  announcement: undefined as Announcement | undefined,
  /** Shown in the footer. */
  about:
    'Independent documentation of the public theoplayer packages and repositories. Not affiliated with their publisher.',
} as const;

/** A separate export, because no page's script needs it. The rest of the palette is in `src/css/tokens.css`. */
export const colors: Readonly<Record<'light' | 'dark', Colors>> = {
  light: {
    page: '#ffffff',
    surface: '#fbfbfd',
    raised: '#ffffff',
    hover: '#f2f2f7',
    ink: '#1a1c25',
    muted: '#5b6072',
    line: '#e5e6ec',
    lineStrong: '#c9cbd6',
    accent: '#4b3fe4',
    accentStrong: '#3a2fc4',
    accentSoft: '#efeefd',
    codeHighlight: '#eeedfc',
  },
  dark: {
    page: '#12141b',
    surface: '#171a23',
    raised: '#1c202b',
    hover: '#222633',
    ink: '#e9eaf0',
    muted: '#a2a7b8',
    line: '#282c39',
    lineStrong: '#434858',
    accent: '#a9a2ff',
    accentStrong: '#c3beff',
    accentSoft: '#24233f',
    codeHighlight: '#262a3f',
  },
};

import {brand} from '../brand';

const paths = {
  home: '',
  landing: 'player/web/',
  'getting started': 'player/getting-started/sdks/web/getting-started/',
  'how-to guide': 'player/how-to-guides/ads/google-ima/',
  'error codes': 'player/how-to-guides/miscellaneous/error/error-codes/',
  'knowledge base': 'player/knowledge-base/streaming/http-live-streaming/',
  FAQ: 'player/faq/why-is-video-not-playing-automatically/',
  changelog: 'player/changelog/',
  'UI kit': 'open-video-ui/web/getting-started/',
};

/** The address of a page of each kind that the site has, by the name of the kind. */
export const pageKinds: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(paths).map(([kind, path]) => [kind, brand.baseUrl + path]),
);

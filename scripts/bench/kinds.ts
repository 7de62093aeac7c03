/** A page of each kind that the site has, by the name of the kind. */
export const pageKinds: Readonly<Record<string, string>> = {
  home: '/docs/',
  landing: '/docs/player/web/',
  'getting started': '/docs/player/getting-started/sdks/web/getting-started/',
  'how-to guide': '/docs/player/how-to-guides/ads/google-ima/',
  'error codes': '/docs/player/how-to-guides/miscellaneous/error/error-codes/',
  'knowledge base': '/docs/player/knowledge-base/streaming/http-live-streaming/',
  FAQ: '/docs/player/faq/why-is-video-not-playing-automatically/',
  changelog: '/docs/player/changelog/',
  'UI kit': '/docs/open-video-ui/web/getting-started/',
};

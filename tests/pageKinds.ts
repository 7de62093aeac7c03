/** Pages that tests of all kinds of pages open, by kind. */
export const pageKinds = {
  home: '',
  landing: 'player/android/',
  'getting started': 'player/getting-started/sdks/web/getting-started/',
  'how-to guide': 'player/how-to-guides/ads/google-ima/',
  'guide with a drawing': 'player/how-to-guides/drm/introduction/',
  'error codes': 'player/how-to-guides/miscellaneous/error/error-codes/',
  'knowledge base': 'player/knowledge-base/streaming/http-live-streaming/',
  'FAQ index': 'player/faq/',
  'FAQ question': 'player/faq/why-is-video-not-playing-automatically/',
  changelog: 'player/changelog/',
  'old version': 'player/v4/web/',
  'UI kit': 'open-video-ui/web/getting-started/',
  contributing: 'contributing/',
  'API reference': 'player/reference/react-native/',
  'page of a type': 'player/reference/web/player/',
} as const;

import {expect, it} from 'vitest';
import {getKind} from '../content/kind';
import {toSearchPage} from '../content/page';
import {describePath} from './crawler.mjs';

const paths = [
  '/',
  '/android/',
  '/getting-started/sdks/ios/getting-started/',
  '/getting-started/sdks/tizen/getting-started/',
  '/getting-started/frameworks/react-native/drm/',
  '/how-to-guides/ads/google-ima/',
  '/knowledge-base/cors/introduction/',
  '/faq/is-youtube-supported/',
  '/connectors/web/cmcd/changelog/',
  '/connectors/ios/conviva/',
  '/changelog/',
  '/flutter/guides/limitations/',
  '/api-reference/roku/',
];
const sidebars: Record<string, string> = {
  '/': 'web',
  '/android/': 'android',
  '/getting-started/sdks/ios/getting-started/': 'ios',
  '/getting-started/sdks/tizen/getting-started/': 'web',
  '/getting-started/frameworks/react-native/drm/': 'react-native',
  '/faq/is-youtube-supported/': 'faq',
  '/connectors/web/cmcd/changelog/': 'web',
  '/connectors/ios/conviva/': 'ios',
  '/flutter/guides/limitations/': 'flutter',
  '/api-reference/roku/': 'roku',
};

it.each(paths)('the crawler sees %s as the embedded index does', (path) => {
  const page = toSearchPage(
    {
      pluginId: 'default',
      version: 'v6',
      url: '',
      path,
      sidebar: sidebars[path],
      title: '',
      description: '',
      frontMatter: {},
      source: '',
      file: '',
    },
    () => (heading) => heading,
  );
  expect(describePath(`/docs/player/v6${path}`)).toEqual({path, kind: getKind(path), platforms: page.platforms});
});

it('knows the other product and pages outside of the docs', () => {
  expect(describePath('/docs/open-video-ui/react/examples/custom-ui/')).toMatchObject({
    kind: 'example',
    platforms: ['react'],
  });
  expect(describePath('/docs/')).toMatchObject({kind: 'overview', platforms: []});
});

import {describe, expect, it} from 'vitest';
import {getCrossRoute} from './resolve';

describe('getCrossRoute', () => {
  it('gives the route of a page in another section or version', () => {
    expect(getCrossRoute('docs/a.mdx', 'open-video-ui/web/getting-started.mdx')).toBe(
      '/open-video-ui/web/getting-started/',
    );
    expect(getCrossRoute('docs/a.mdx', 'open-video-ui/index.mdx')).toBe('/open-video-ui/');
    expect(getCrossRoute('open-video-ui/a.mdx', 'docs/web/index.mdx')).toBe('/player/web/');
    expect(getCrossRoute('versioned_docs/version-v4/a.mdx', 'docs/faq/x.mdx')).toBe('/player/faq/x/');
    expect(getCrossRoute('docs/a.mdx', 'versioned_docs/version-v6/index.mdx')).toBe('/player/v6/');
  });

  it('leaves links within one version to Docusaurus, and those to other files alone', () => {
    expect(getCrossRoute('docs/a.mdx', 'docs/b.mdx')).toBeUndefined();
    expect(getCrossRoute('versioned_docs/version-v4/a.mdx', 'versioned_docs/version-v4/b.mdx')).toBeUndefined();
    expect(getCrossRoute('docs/a.mdx', 'src/b.mdx')).toBeUndefined();
  });
});

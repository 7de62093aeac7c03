import {describe, expect, it} from 'vitest';
import {getOpenBranch} from './openBranch';
import type {SidebarItem} from './openBranch';

const link = (href: string): SidebarItem => ({type: 'link', label: href, href});
const category = (label: string, items: SidebarItem[], rest: Partial<SidebarItem> = {}): SidebarItem => ({
  type: 'category',
  label,
  collapsed: true,
  collapsible: true,
  items,
  ...rest,
});

const sidebar = [
  link('/docs/'),
  category('Guides', [
    category('Ads', [link('/docs/ads/a'), link('/docs/ads/b')], {href: '/docs/ads/'}),
    category('DRM', [link('/docs/drm/a'), link('/docs/drm/b')]),
  ]),
];

describe('getOpenBranch', () => {
  it('keeps the way to the page and its neighbors, and of other categories the first link', () => {
    expect(getOpenBranch(sidebar, '/docs/drm/b/')).toEqual([
      link('/docs/'),
      category('Guides', [
        category('Ads', [link('/docs/ads/a')], {href: '/docs/ads/'}),
        category('DRM', [link('/docs/drm/a'), link('/docs/drm/b')]),
      ]),
    ]);
  });

  it('opens a category on its own page', () => {
    const [, guides] = getOpenBranch(sidebar, '/docs/ads');
    expect(guides?.items?.[0]?.items).toHaveLength(2);
  });

  it('gives a closed category the first link in it, however deep, but no unlisted page', () => {
    const [, guides] = getOpenBranch(sidebar, '/docs/');
    expect(guides?.items).toEqual([{type: 'link', label: 'Ads', href: '/docs/ads/'}]);
    const hidden = category('Drafts', [{...link('/docs/x'), unlisted: true}, link('/docs/y')]);
    expect(getOpenBranch([hidden], '/docs/')[0]?.items).toEqual([link('/docs/y')]);
  });

  it('keeps what a reader sees open', () => {
    const open = category('Start', [link('/docs/a'), link('/docs/b')], {collapsed: false});
    const fixed = category('Start', [link('/docs/a'), link('/docs/b')], {collapsible: false});
    expect(getOpenBranch([open, fixed], '/docs/')).toEqual([open, fixed]);
  });

  it('is the same for neighbors, so that they share a file', () => {
    expect(getOpenBranch(sidebar, '/docs/drm/a')).toEqual(getOpenBranch(sidebar, '/docs/drm/b'));
  });
});

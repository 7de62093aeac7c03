import {describe, expect, it} from 'vitest';
import {createPages, createShards, fixtureRoot, fixtureTag} from '../engine/fixture';
import {getKind} from './kind';
import {packShards, unpackHeads} from './shards';

it('survives packing and unpacking, except for the texts', () => {
  const pages = createPages();
  const {heads} = createShards();
  expect(unpackHeads(heads).map(({page}) => page)).toEqual(
    pages.map((page) => ({
      ...page,
      description: '',
      sections: page.sections.map((section) => ({...section, text: '', mentioned: '', used: ''})),
    })),
  );
});

it('keeps anchors that cannot be derived from the heading', () => {
  const [page] = createPages();
  if (!page) throw new Error('no page');
  const changed = {...page, sections: [{level: 2, heading: 'A b', anchor: 'a-b-1', text: '', mentioned: '', used: ''}]};
  const {heads} = packShards(fixtureTag, fixtureRoot, [changed]);
  expect(unpackHeads(heads)[0]?.page.sections[0]?.anchor).toBe('a-b-1');
});

describe('getKind', () => {
  it.each([
    ['/', 'overview'],
    ['/android/', 'overview'],
    ['/getting-started/sdks/web/getting-started/', 'getting-started'],
    ['/how-to-guides/ads/introduction/', 'how-to'],
    ['/connectors/web/cmcd/changelog/', 'changelog'],
    ['/connectors/web/cmcd/getting-started/', 'connector'],
    ['/changelog/react-native/', 'changelog'],
    ['/flutter/guides/limitations/', 'guide'],
    ['/flutter/changelog/', 'changelog'],
    ['/web/examples/ads/', 'example'],
    ['/web/getting-started/', 'getting-started'],
    ['/api-reference/roku/', 'api-reference'],
    ['/constructor/', 'overview'],
  ])('%s is %s', (path, kind) => {
    expect(getKind(path)).toBe(kind);
  });
});

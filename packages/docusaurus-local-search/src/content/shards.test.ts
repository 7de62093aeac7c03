import {expect, it} from 'vitest';
import {createPages, createShards, fixtureKnowledge, fixtureRoot, fixtureTag} from '../engine/fixture';
import {packShards, unpackHeads} from './shards';

it('survives packing and unpacking, except for the texts', () => {
  const pages = createPages();
  const {heads} = createShards();
  expect(unpackHeads(heads, fixtureKnowledge).map(({page}) => page)).toEqual(
    pages.map((page) => ({
      ...page,
      description: '',
      sections: page.sections.map((section) => ({...section, text: '', mentioned: '', used: '', listedAs: []})),
    })),
  );
});

it('keeps anchors that cannot be derived from the heading', () => {
  const [page] = createPages();
  if (!page) throw new Error('no page');
  const changed = {
    ...page,
    sections: [{level: 2, heading: 'A b', anchor: 'a-b-1', text: '', mentioned: '', used: '', listedAs: []}],
  };
  const {heads} = packShards(fixtureTag, fixtureRoot, [changed], fixtureKnowledge);
  expect(unpackHeads(heads, fixtureKnowledge)[0]?.page.sections[0]?.anchor).toBe('a-b-1');
});

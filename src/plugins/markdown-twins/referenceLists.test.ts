import {describe, expect, it} from 'vitest';
import type {ReferenceFile} from '../../reference/types';
import {createIndex} from './lists';
import {createReferenceList, listReferenceUrls} from './referenceLists';

const file: ReferenceFile = {
  platform: 'web',
  versions: [{key: '7', number: '7.1.0', docs: 'current', source: 'a fixture', counts: {types: 1, members: 1}}],
  types: ['AdMade', 'AdsMade', 'CueMade', 'Dial', 'Switch'].map((id) => ({
    id,
    in: ['7'],
    forms: [{kind: 'interface' as const}],
    members: [],
  })),
};
const names = {default: {name: 'player', label: 'Player'}};
const toTwin = (url: string) => `https://docs.example.com${url}index.md`;
const create = (most?: number) =>
  createReferenceList(file, names, {origin: 'https://docs.example.com', baseUrl: '/docs/'}, most);

describe('the list of a platform’s reference', () => {
  it('has every page, by area', () => {
    const [part, ...others] = create().parts;
    expect(others).toEqual([]);
    expect(part?.file.name).toBe('llms/player-reference-web.txt');
    expect(part?.file.text).toContain(
      '## Ads\n\n- [AdMade](https://docs.example.com/docs/player/reference/web/admade/index.md): interface\n',
    );
    for (const url of listReferenceUrls(file, '/docs/')) expect(part?.file.text).toContain(toTwin(url));
  });

  it.each([500, 700])('is split where it would be longer than %i characters, and keeps every page once', (most) => {
    const {parts} = create(most);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(({file: {name}}) => name).slice(0, 2)).toEqual([
      'llms/player-reference-web-1.txt',
      'llms/player-reference-web-2.txt',
    ]);
    for (const part of parts) expect(part.file.text.length).toBeLessThanOrEqual(most);
    const links = parts.flatMap(({file: {text}}) => [...text.matchAll(/\]\((\S+)\): /g)].map(([, url]) => url));
    expect(links).toEqual([...new Set(links)]);
    expect(links).toHaveLength(listReferenceUrls(file, '/docs/').length);
  });

  it('is in the index, its parts with their areas', () => {
    const index = createIndex({title: 'Docs', tagline: 'For players'}, [], (name) => `/docs/${name}`, [create(700)]);
    expect(index).toMatch(
      /- API reference: Web 7\.1\.0: \[part 1\]\(\/docs\/llms\/player-reference-web-1\.txt\) \(Ads\), \[part 2\]\(\S+\) \(Tracks, cues and qualities to More types\)\. Types/,
    );
    expect(create().parts[0]?.file.text).toContain('https://docs.example.com/docs/assistants/symbols-web.json');
  });
});

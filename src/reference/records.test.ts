import {describe, expect, it} from 'vitest';
import {playerVersions} from '../platforms/versions';
import {readFile, readFiles} from './files';
import {createGuideFinder, type GuidePage} from './guides';
import {symbolRecords} from './records';

const page = (path: string, title: string, source: string): GuidePage => ({
  pluginId: 'default',
  url: `/docs/player${path}`,
  path,
  title,
  source,
});

const findGuides = createGuideFinder([
  page('/how-to-guides/ads/events/', 'Ad events', '## The `adbreakbegin` event\n\n```ts\nads.schedule(b);\n```\n'),
  page('/how-to-guides/ads/schedule/', 'Schedule ads', 'Call `Ads.schedule`.\n\n```ts\nplayer.ads.schedule(a);\n```\n'),
  page('/android/', 'Android SDK', '`adbreakbegin` `adbreakbegin` `adbreakbegin` `adbreakbegin` `adbreakbegin`'),
  page('/changelog/', 'Changelog', '`adbreakbegin` is new. `Ads.schedule` too.'),
]);

describe('symbolRecords', () => {
  const web = symbolRecords(readFile('web'), findGuides);
  const find = (type: string, name = type) => web.find((record) => record.type === type && record.name === name);

  it('gives types and members their page, versions and best guide', () => {
    expect(find('Ads')).toMatchObject({
      kind: 'interface',
      pluginId: 'default',
      platform: 'web',
      versions: playerVersions.map(({name}) => name).reverse(),
      path: '/player/reference/web/ads/',
    });
    expect(find('Ads', 'schedule')).toMatchObject({
      kind: 'method',
      path: '/player/reference/web/ads/#schedule',
      guide: {url: '/docs/player/how-to-guides/ads/schedule/'},
    });
    expect(find('AdsEventMap', 'adbreakbegin')?.guide?.title).toBe('Ad events');
  });

  it('lists each name of a type once, on every platform', () => {
    for (const file of readFiles()) {
      const records = symbolRecords(file);
      expect(new Set(records.map(({path}) => path)).size).toBe(records.length);
      expect(JSON.parse(JSON.stringify(records))).toEqual(records);
    }
  });

  it('takes the section and the platform of the UI kit', () => {
    expect(symbolRecords(readFile('open-video-ui-web'))[0]).toMatchObject({
      pluginId: 'open-video-ui',
      platform: 'web',
      path: expect.stringMatching(/^\/open-video-ui\/reference\/web\//) as string,
    });
  });
});

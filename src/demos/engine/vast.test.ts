// @vitest-environment jsdom
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseVast, parseVastTime, VastError} from './vast';

const address = 'https://ads.example.com/served/pod.xml';
const file =
  '<MediaFile delivery="progressive" type="video/mp4" width="640" height="360"><![CDATA[ spot.mp4 ]]></MediaFile>';
const linear = (skip = '', files = file, duration = '00:00:08') =>
  `<Linear ${skip}><Duration>${duration}</Duration><MediaFiles>${files}</MediaFiles></Linear>`;
const ad = (content = linear(), attributes = 'id="one"') =>
  `<Ad ${attributes}><InLine><AdSystem>Test</AdSystem><AdTitle>Title</AdTitle><Impression>seen.gif</Impression>` +
  `<Creatives><Creative id="c">${content}</Creative></Creatives></InLine></Ad>`;
const vast = (ads: string, version = '4.2') =>
  `<VAST version="${version}" xmlns="http://www.iab.com/VAST">${ads}</VAST>`;

function failure(text: string): VastError {
  try {
    parseVast(text, address);
  } catch (error) {
    if (error instanceof VastError) return error;
    throw error;
  }
  throw new Error('Expected an error, but the document was accepted.');
}

describe('parseVastTime', () => {
  it.each([
    ['00:00:08', undefined, 8],
    ['01:02:03.250', undefined, 3723.25],
    ['25%', 8, 2],
    ['0%', 8, 0],
  ])('reads %s', (text, duration, seconds) => expect(parseVastTime(text, duration)).toBe(seconds));

  it.each(['8', '00:60:00', 'five seconds', '120%', '25%'])('returns nothing for %s', (text) =>
    expect(parseVastTime(text, text === '25%' ? undefined : 8)).toBeUndefined(),
  );
});

describe('parseVast', () => {
  it('reads a linear ad, and resolves URLs against the document', () => {
    const [read] = parseVast(
      vast(
        ad(
          '<Linear skipoffset="00:00:03"><TrackingEvents><Tracking event="start">a.gif</Tracking>' +
            '<Tracking event="start">https://other.example.com/b.gif</Tracking></TrackingEvents>' +
            `<Duration>00:00:08.500</Duration><MediaFiles>${file}</MediaFiles>` +
            '<VideoClicks><ClickThrough>../shop/</ClickThrough></VideoClicks></Linear>',
        ),
      ),
      address,
    );
    expect(read).toMatchObject({
      id: 'one',
      system: 'Test',
      title: 'Title',
      duration: 8.5,
      skipOffset: 3,
      clickThrough: 'https://ads.example.com/shop/',
      impressions: ['https://ads.example.com/served/seen.gif'],
      mediaFiles: [
        {delivery: 'progressive', type: 'video/mp4', width: 640, url: 'https://ads.example.com/served/spot.mp4'},
      ],
    });
    expect(read?.tracking.get('start')).toEqual([
      'https://ads.example.com/served/a.gif',
      'https://other.example.com/b.gif',
    ]);
  });

  it('reads a skip offset in percent, and none for an ad that cannot be skipped', () => {
    expect(parseVast(vast(ad(linear('skipoffset="25%"'))), address)[0]?.skipOffset).toBe(2);
    expect(parseVast(vast(ad()), address)[0]?.skipOffset).toBeUndefined();
  });

  it('plays a pod in sequence, and only the first of ads without a sequence', () => {
    const ids = (text: string) => parseVast(text, address).map(({id}) => id);
    const [second, first] = [ad(undefined, 'id="b" sequence="2"'), ad(undefined, 'id="a" sequence="1"')];
    expect(ids(vast(second + ad(undefined, 'id="spare"') + first))).toEqual(['a', 'b']);
    expect(ids(vast(ad(undefined, 'id="x"') + ad(undefined, 'id="y"')))).toEqual(['x']);
  });

  it('reads documents of other versions and without the namespace', () => {
    expect(parseVast(`<VAST version="3.0">${ad()}</VAST>`, address)).toHaveLength(1);
    expect(failure(vast(ad(), '1.0')).code).toBe(102);
  });

  it.each([
    ['<VAST', 100, 'is not XML'],
    ['<html/>', 101, 'begins with <html>'],
    [vast(''), 303, 'no linear ad'],
    [vast('<Ad><Wrapper/></Ad>'), 300, 'does not follow VAST wrappers'],
    [vast(ad(linear('', file, 'eight'))), 101, 'no <Duration>'],
    [vast(ad(linear('skipoffset="soon"'))), 101, 'skipoffset="soon"'],
    [vast(ad(linear('', ''))), 401, 'no usable <MediaFile>'],
    [vast(ad('<NonLinearAds/>')), 303, 'no linear ad'],
  ])('reports what is wrong with %s', (text, code, message) => {
    const error = failure(text);
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  });
});

describe('the documents of the demos', () => {
  const folder = path.resolve(__dirname, '../../../static/demo-media/ads');

  it.each([
    ['preroll.xml', ['spot-a']],
    ['midroll.xml', ['spot-a', 'spot-b']],
  ])('%s references existing files', (name, ids) => {
    const ads = parseVast(readFileSync(path.join(folder, name), 'utf8'), `https://x.example.com/ads/${name}`);
    expect(ads.map(({id}) => id)).toEqual(ids);
    for (const {mediaFiles, impressions, tracking, skipOffset, duration} of ads) {
      expect(skipOffset).toBeLessThan(duration);
      for (const url of [...mediaFiles.map((media) => media.url), ...impressions, ...[...tracking.values()].flat()])
        expect(existsSync(path.join(folder, path.basename(new URL(url).pathname))), url).toBe(true);
    }
  });
});

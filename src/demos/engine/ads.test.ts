// @vitest-environment jsdom
import type {AdDescription} from 'theoplayer/chromeless';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {AdHost, ContentEvent} from './adHost';
import {parseAdOffset, toSeconds} from './adOffset';
import {chooseMediaFile, createAds} from './ads';

const spot = (id: string, sequence: number, skip = '') =>
  `<Ad id="${id}" sequence="${sequence}"><InLine><AdSystem>T</AdSystem><AdTitle>${id}</AdTitle>` +
  `<Impression>https://t.example.com/${id}/seen</Impression><Creatives><Creative><Linear ${skip}><TrackingEvents>` +
  ['start', 'midpoint', 'complete', 'skip']
    .map((event) => `<Tracking event="${event}">https://t.example.com/${id}/${event}</Tracking>`)
    .join('') +
  '</TrackingEvents><Duration>00:00:08</Duration><MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640"' +
  ' height="360">spot.mp4</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad>';
const documents: Record<string, string> = {
  'https://ads.example.com/one.xml': `<VAST version="4.2">${spot('one', 1, 'skipoffset="00:00:03"')}</VAST>`,
  'https://ads.example.com/two.xml': `<VAST version="4.2">${spot('a', 1)}${spot('b', 2)}</VAST>`,
};

const at = (timeOffset: string | number, name = 'one'): AdDescription => ({
  sources: {src: `https://ads.example.com/${name}.xml`, type: 'vast'},
  timeOffset,
});

/** A fake player with a clock that the test sets. */
function createHost() {
  const listeners = new Map<ContentEvent, () => void>();
  const host = {
    element: document.createElement('div'),
    contentTime: 0,
    contentDuration: 64,
    ad: undefined as HTMLVideoElement | undefined,
    returns: 0,
    listen: (type: ContentEvent, listener: () => void) => {
      listeners.set(type, listener);
      return () => listeners.delete(type);
    },
    takeOver: (ad: HTMLVideoElement) => void (host.ad = ad),
    giveBack: () => {
      host.ad = undefined;
      host.returns++;
    },
    reach: (time: number, event: ContentEvent = 'timeupdate') => {
      host.contentTime = time;
      listeners.get(event)?.();
    },
  };
  return host satisfies AdHost;
}

function setUp(...descriptions: AdDescription[]) {
  const host = createHost();
  const ads = createAds(host);
  const heard: string[] = [];
  const types = ['adbreakbegin', 'adbegin', 'admidpoint', 'adskip', 'adend', 'adbreakend', 'aderror'] as const;
  ads.addEventListener(types, ({type}) => heard.push(type));
  ads.load(descriptions);
  /** Advances the ad on screen to a time, or to its end. */
  const play = (time: number | 'end') => {
    const {ad} = host;
    if (!ad) throw new Error('No ad is on screen.');
    if (typeof time === 'number') Object.defineProperty(ad, 'currentTime', {value: time, configurable: true});
    ad.dispatchEvent(new Event(time === 'end' ? 'ended' : 'timeupdate'));
  };
  return {host, ads, heard, play};
}

let requests: string[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address);
    const text = documents[address];
    return Promise.resolve({ok: text !== undefined, status: text === undefined ? 404 : 200, text: async () => text});
  });
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('ads', () => {
  it('plays a pre-roll before the content, once', async () => {
    const {host, ads, heard, play} = setUp(at('start'));
    expect(ads.onPlayRequest()).toBe(true);
    await vi.waitFor(() => expect(ads.playing).toBe(true));
    expect(ads.currentAds.map(({id}) => id)).toEqual(['one']);
    host.ad?.dispatchEvent(new Event('playing'));
    play(4.5);
    play('end');
    await vi.waitFor(() => expect(host.returns).toBe(1));
    expect(heard).toEqual(['adbreakbegin', 'adbegin', 'admidpoint', 'adend', 'adbreakend']);
    expect(requests.slice(1)).toEqual(
      ['seen', 'start', 'midpoint', 'complete'].map((name) => `https://t.example.com/one/${name}`),
    );
    expect(ads.onPlayRequest()).toBe(false);
  });

  it('lets an ad be skipped after its offset, not before', async () => {
    const {host, ads, heard, play} = setUp(at('start'));
    ads.onPlayRequest();
    await vi.waitFor(() => expect(ads.playing).toBe(true));
    play(2.9);
    ads.skip();
    expect(heard).not.toContain('adskip');
    play(3.1);
    ads.skip();
    await vi.waitFor(() => expect(host.returns).toBe(1));
    expect(heard).toContain('adskip');
    expect(requests).toContain('https://t.example.com/one/skip');
    expect(requests).not.toContain('https://t.example.com/one/complete');
  });

  it('counts down over all ads of a break', async () => {
    const {host, ads, play} = setUp(at(10, 'two'));
    host.reach(9.9);
    expect(host.ad).toBeUndefined();
    host.reach(10.1);
    await vi.waitFor(() => expect(ads.playing).toBe(true));
    play(2);
    expect(ads.currentAdBreak?.maxRemainingDuration).toBe(14);
    play('end');
    await vi.waitFor(() => expect(ads.currentAds[0]?.id).toBe('b'));
    play(8);
    expect(ads.currentAdBreak?.maxRemainingDuration).toBe(0);
  });

  it('plays the last of several breaks that were seeked past', async () => {
    const {host, ads} = setUp(at(10), at(20, 'two'), at(50));
    host.reach(30, 'seeked');
    await vi.waitFor(() => expect(ads.currentAds[0]?.id).toBe('a'));
    expect(ads.scheduledAdBreaks.map(({timeOffset}) => timeOffset)).toEqual([50]);
  });

  it('resumes the content when the ad server fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const {host, ads, heard} = setUp(at('start', 'missing'));
    expect(ads.onPlayRequest()).toBe(true);
    await vi.waitFor(() => expect(host.returns).toBe(1));
    expect(heard).toEqual(['aderror']);
    expect(console.warn).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({message: expect.stringContaining('returned status 404')}),
    );
  });

  it('discards the ads of the previous source, even while one plays', async () => {
    const {host, ads, heard, play} = setUp(at('start'), at(20));
    ads.onPlayRequest();
    await vi.waitFor(() => expect(ads.playing).toBe(true));
    const {ad} = host;
    ads.load([]);
    expect(ads.playing).toBe(false);
    expect(ads.scheduledAdBreaks).toEqual([]);
    expect(host.returns).toBe(1);
    const before = [...requests];
    ad?.dispatchEvent(new Event('playing'));
    expect(() => play('end')).toThrow('No ad is on screen');
    expect(requests).toEqual(before);
    expect(heard.filter((type) => type === 'adbreakend')).toHaveLength(1);
  });
});

describe('parseAdOffset', () => {
  it.each([
    [undefined, 0],
    ['start', 0],
    [24, 24],
    ['00:00:30.500', 30.5],
    ['25%', 16],
    ['end', -1],
  ])('reads %s', (offset, seconds) => expect(toSeconds(parseAdOffset(offset), 64)).toBe(seconds));

  it('resolves a percentage once the duration is known', () => {
    expect(toSeconds(parseAdOffset('25%'), NaN)).toBeNaN();
    expect(toSeconds(parseAdOffset('end'), NaN)).toBe(-1);
  });

  it.each(['soon', -3, '12'])('rejects %s', (offset) => expect(() => parseAdOffset(offset)).toThrow('timeOffset'));
});

describe('chooseMediaFile', () => {
  const file = (width: number, type = 'video/mp4') => ({
    delivery: 'progressive' as const,
    type,
    width,
    height: 1,
    contentURL: '',
  });

  it('picks the smallest playable file that fills the player', () => {
    const files = [file(1920), file(640), file(960), file(700, 'video/x-flv')];
    const canPlay = (type: string) => type === 'video/mp4';
    expect(chooseMediaFile(files, 650, canPlay)?.width).toBe(960);
    expect(chooseMediaFile(files, 4000, canPlay)?.width).toBe(1920);
    expect(chooseMediaFile([file(640, 'video/x-flv')], 640, canPlay)).toBeUndefined();
  });
});

import {expect, it, vi} from 'vitest';
import {ErrorDetails} from 'hls.js';
import type {TextTrackStyleEventMap} from 'theoplayer/chromeless';
import {toPlainText} from './captions';
import {Dispatcher} from './dispatcher';
import {fromHlsError, fromMediaError} from './errors';
import {Tracks} from './lists';
import {PreviewMediaTrack, PreviewQuality} from './mediaTracks';
import {toPlayableSources} from './source';
import {PreviewTextTrack} from './textTracks';

const cue = (startTime: number, endTime: number, text: string) => ({id: '', startTime, endTime, text});

function createTextTrack(mode = 'showing') {
  return new PreviewTextTrack({kind: 'subtitles', id: '', label: '', language: 'en', mode, onMode: () => undefined});
}

it('calls a listener once for each event, and the others when one throws', () => {
  vi.stubGlobal('reportError', vi.fn());
  const dispatcher = new Dispatcher<TextTrackStyleEventMap>();
  const listener = vi.fn();
  dispatcher.addEventListener('change', () => {
    throw new Error('broken listener');
  });
  dispatcher.addEventListener(['change'], listener);
  dispatcher.addEventListener('change', listener);
  dispatcher.dispatch({type: 'change', date: new Date()});
  expect(listener).toHaveBeenCalledTimes(1);
  expect(reportError).toHaveBeenCalled();
  dispatcher.removeEventListener('change', listener);
  dispatcher.dispatch({type: 'change', date: new Date()});
  expect(listener).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

it('fires events for added and removed tracks, and filters to a plain array', () => {
  const tracks = new Tracks<PreviewTextTrack>();
  const heard: string[] = [];
  tracks.addEventListener(['addtrack', 'removetrack', 'change'], ({type}) => heard.push(type));
  const track = createTextTrack();
  tracks.add(track);
  expect(tracks.item(0)).toBe(track);
  expect(tracks.filter(() => true).constructor).toBe(Array);
  tracks.removeWhere(() => true);
  expect([...tracks]).toEqual([]);
  expect(heard).toEqual(['addtrack', 'removetrack']);
});

it('ignores duplicate cues of a segment that is loaded twice, and orders cues by time', () => {
  const track = createTextTrack();
  track.addCues([cue(5, 6, 'second'), cue(1, 4, 'first')]);
  track.addCues([cue(1, 4, 'first')]);
  expect(track.cues.map(({content}) => String(content))).toEqual(['first', 'second']);
});

it('has a cue active from its start to its end, and no cue while the track is disabled', () => {
  const track = createTextTrack();
  const heard: string[] = [];
  track.addEventListener(['entercue', 'exitcue', 'cuechange'], ({type}) => heard.push(type));
  track.addCues([cue(1, 4, 'text')]);
  expect(track.update(0.9)).toBe(false);
  expect(track.update(1)).toBe(true);
  expect(track.activeCues).toHaveLength(1);
  expect(track.update(4)).toBe(true);
  expect(heard).toEqual(['entercue', 'cuechange', 'exitcue', 'cuechange']);
  track.update(2);
  track.mode = 'disabled';
  track.update(2);
  expect(track.activeCues).toHaveLength(0);
});

it('passes on a chosen quality, and lets the player choose among several', () => {
  const quality = new PreviewQuality('0', 800_000, 640, 360, 25, 'avc1', '');
  const onTarget = vi.fn();
  const track = new PreviewMediaTrack({
    kind: 'main',
    id: '',
    label: '',
    language: '',
    enabled: true,
    qualities: [quality],
    onEnabled: () => undefined,
    onTarget,
  });
  track.targetQuality = quality;
  track.targetQuality = [quality, quality];
  track.targetQuality = undefined;
  expect(onTarget.mock.calls).toEqual([[quality], [undefined], [undefined]]);
});

it('recognizes HLS and files by type, otherwise by URL', () => {
  expect(toPlayableSources({sources: 'a/b.m3u8?x=1'})).toEqual([{src: 'a/b.m3u8?x=1', isHls: true}]);
  expect(
    toPlayableSources({
      sources: [
        {src: 'manifest', type: 'application/dash+xml'},
        {src: 'stream', type: 'application/x-mpegURL'},
        {src: 'film.mp4'},
      ],
    }),
  ).toEqual([
    {src: 'stream', isHls: true},
    {src: 'film.mp4', isHls: false},
  ]);
});

it.each([
  [ErrorDetails.MANIFEST_LOAD_ERROR, 4000, 4],
  [ErrorDetails.LEVEL_LOAD_TIMEOUT, 4000, 4],
  [ErrorDetails.AUDIO_TRACK_LOAD_ERROR, 4000, 4],
  [ErrorDetails.MANIFEST_PARSING_ERROR, 4002, 4],
  [ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR, 5000, 5],
  [ErrorDetails.FRAG_LOAD_ERROR, 5001, 5],
  [ErrorDetails.BUFFER_APPEND_ERROR, 5002, 5],
])('maps hls.js error %s to code %i', (details, code, category) => {
  expect(fromHlsError(details, undefined)).toMatchObject({code, category});
});

it("reports the server's status, and maps media errors to codes", () => {
  expect(fromHlsError('manifestLoadError', undefined, 404).message).toContain('404');
  expect(fromMediaError({code: 3, message: ''}).code).toBe(5002);
});

it('strips markup from cues', () => {
  expect(toPlainText('<v Ada>Tea &amp; <i>cake</i>?\nYes &lt;3')).toBe('Tea & cake?\nYes <3');
});

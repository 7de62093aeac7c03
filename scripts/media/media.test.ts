import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkHls} from '../samples/grammars/manifests';
import {cutPlaylist, masterPlaylist, subtitlePlaylist} from './playlists';
import {daySeconds} from './scenes/day';
import {lines, subtitles, thumbnailCues, timestamp} from './text';

const folder = path.resolve(__dirname, '../../static/demo-media');
const files = readdirSync(folder, {withFileTypes: true, recursive: true})
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));
const seconds = (playlist: string) =>
  [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);

describe('playlists', () => {
  const playlist =
    '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:4\n#EXT-X-MAP:URI="init.mp4"\n' +
    '#EXTINF:4,\n00.m4s\n#EXTINF:4,\n01.m4s\n#EXTINF:4,\n02.m4s\n#EXT-X-ENDLIST\n';

  it('cuts some segments out of another playlist', () => {
    const cut = cutPlaylist(playlist, '../video/', 1, 2);
    expect(checkHls(cut)).toEqual([]);
    expect(cut).toContain('#EXT-X-MAP:URI="../video/init.mp4"');
    expect(cut.match(/\S+\.m4s/g)).toEqual(['../video/01.m4s', '../video/02.m4s']);
    expect(() => cutPlaylist(playlist, '', 2, 2)).toThrow('has no segments 2 to 3');
  });

  it('writes playlists that follow RFC 8216', () => {
    const rendition = {uri: 'v.m3u8', width: 640, height: 360, codecs: 'avc1.4d401e,mp4a.40.2', peak: 2, average: 1};
    const track = {uri: 'a.m3u8', name: 'English', language: 'en', isDefault: true};
    expect(checkHls(masterPlaylist([{...rendition, frameRate: 24}], [track], [track]))).toEqual([]);
    expect(checkHls(subtitlePlaylist('s.vtt', 64))).toEqual([]);
  });
});

describe('text tracks', () => {
  it('writes times of WebVTT', () => {
    expect(timestamp(0)).toBe('00:00:00.000');
    expect(timestamp(3725.25)).toBe('01:02:05.250');
  });

  it('keeps lines apart, in order and within the film', () => {
    lines.forEach(({from, to}, index) => {
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(lines[index + 1]?.from ?? daySeconds);
    });
  });

  it('gives an episode its own lines only', () => {
    expect(subtitles('fr', 1)).toContain('Midi.');
    expect(subtitles('fr', 1).match(/-->/g)).toHaveLength(3);
  });

  it('points thumbnails at their part of the sprite', () => {
    const cues = thumbnailCues({file: 't.jpg', width: 160, height: 90, columns: 2, every: 2, count: 3});
    expect(cues).toContain('00:00:04.000 --> 00:00:06.000\nt.jpg#xywh=0,90,160,90');
  });
});

describe('static/demo-media', () => {
  const playlists = files.filter((file) => file.endsWith('.m3u8'));

  it('is under six megabytes', () => {
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(6_000_000);
  });

  it('has playlists without mistakes, which name files that are there', () => {
    expect(playlists.length).toBeGreaterThan(0);
    for (const file of playlists) {
      const text = readFileSync(file, 'utf8');
      expect(checkHls(text), file).toEqual([]);
      const named = [...text.matchAll(/URI="([^"]+)"|^([^#\s].*)$/gm)].map(([, uri, line]) => uri ?? line ?? '');
      for (const uri of named)
        expect(existsSync(path.resolve(path.dirname(file), uri)), `${uri} in ${file}`).toBe(true);
    }
  });

  it('has renditions of one length, so that a switch fits', () => {
    for (const [name, length] of [
      ['day', daySeconds],
      ['day/episode-1', daySeconds / 4],
      ['day/episode-4', daySeconds / 4],
    ] as const) {
      const below = path.join(folder, name);
      const own = playlists.filter(
        (file) =>
          !file.endsWith('master.m3u8') && file.startsWith(below) && (name !== 'day' || !file.includes('episode')),
      );
      expect(own.length).toBeGreaterThanOrEqual(8);
      for (const file of own) expect(seconds(readFileSync(file, 'utf8')), file).toBeCloseTo(length, 0);
    }
  });
});

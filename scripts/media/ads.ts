/** Two ads and the VAST documents that name them. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ffmpeg, videoArguments, writeFrames} from './ffmpeg';
import type {Workshop} from './workshop';
import {spotSeconds} from './scenes/spots';
import {jingle, toWave} from './sound';
import type {Studio} from './studio';
import {timestamp} from './text';

const rate = 24;
const picture = {width: 960, height: 540};

interface Ad {
  scene: 'spotA' | 'spotB';
  file: string;
  title: string;
  /** MIDI number of the jingle's first tone. */
  key: number;
  skipAfter: number;
}

const spotA: Ad = {scene: 'spotA', file: 'spot-a', title: 'Spot A', key: 62, skipAfter: 3};
const spotB: Ad = {scene: 'spotB', file: 'spot-b', title: 'Spot B', key: 67, skipAfter: 2};

/** A tracking pixel: the smallest image, one transparent pixel. */
const beacon = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const events = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip'];

const inline = (
  {scene, file, title, skipAfter}: Ad,
  sequence: number,
  from: string,
) => `  <Ad id="${file}" sequence="${sequence}">
    <InLine>
      <AdSystem version="1">Demo ads</AdSystem>
      <Impression id="own"><![CDATA[beacon.gif?ad=${file}&event=impression]]></Impression>
      <AdServingId>${from}-${file}</AdServingId>
      <AdTitle>${title}</AdTitle>
      <Creatives>
        <Creative id="${file}-video" sequence="1" adId="${file}">
          <UniversalAdId idRegistry="unknown">unknown</UniversalAdId>
          <Linear skipoffset="${timestamp(skipAfter)}">
            <TrackingEvents>
${events.map((event) => `              <Tracking event="${event}"><![CDATA[beacon.gif?ad=${file}&event=${event}]]></Tracking>`).join('\n')}
            </TrackingEvents>
            <Duration>${timestamp(spotSeconds[scene])}</Duration>
            <MediaFiles>
              <MediaFile delivery="progressive" type="video/mp4" width="${picture.width}" height="${picture.height}" codec="avc1.64001f, mp4a.40.2" bitrate="300"><![CDATA[${file}.mp4]]></MediaFile>
            </MediaFiles>
            <VideoClicks>
              <ClickThrough id="own"><![CDATA[../../open-video-ui/web/examples/ads/]]></ClickThrough>
            </VideoClicks>
          </Linear>
        </Creative>
      </Creatives>
    </InLine>
  </Ad>`;

/** A VAST 4.2 document. Its addresses are relative to its own, because the site may be served from any folder. */
export const vast = (ads: Ad[], from: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<VAST version="4.2" xmlns="http://www.iab.com/VAST">
${ads.map((ad, index) => inline(ad, index + 1, from)).join('\n')}
</VAST>
`;

export async function makeAds(studio: Studio, {output, scratch}: Workshop): Promise<void> {
  const folder = path.join(output, 'ads');
  mkdirSync(folder, {recursive: true});
  for (const {scene, file, key} of [spotA, spotB]) {
    const length = spotSeconds[scene];
    const frames = path.join(scratch, `${file}.mkv`);
    const wave = path.join(scratch, `${file}.wav`);
    writeFileSync(wave, toWave(jingle(length, key)));
    await writeFrames(frames, rate, length * rate, (index) =>
      studio.frame({scene, ...picture, seconds: index / rate, type: 'image/jpeg', quality: 0.98}),
    );
    const settings = {height: picture.height, most: 400, quality: 30, profile: 'high', level: '3.1'} as const;
    ffmpeg(
      [
        ...['-i', frames, '-i', wave, '-vf', 'scale=out_color_matrix=bt709:out_range=tv'],
        ...[...videoArguments(settings, rate), '-c:a', 'aac', '-b:a', '48k', '-movflags', '+faststart'],
      ],
      [path.join(folder, `${file}.mp4`)],
    );
  }
  writeFileSync(path.join(folder, 'preroll.xml'), vast([spotA], 'preroll'));
  writeFileSync(path.join(folder, 'midroll.xml'), vast([spotA, spotB], 'midroll'));
  writeFileSync(path.join(folder, 'beacon.gif'), beacon);
}

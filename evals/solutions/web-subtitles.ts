import type {SourceDescription} from 'theoplayer';

export const source: SourceDescription = {
  sources: [{src: '<SOURCE_URL>', type: 'application/x-mpegurl'}],
  textTracks: [{kind: 'subtitles', src: '<TRACK_URL>', srclang: 'en', label: 'English', default: true}],
};

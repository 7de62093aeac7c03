import type {PlayerEventMap} from 'theoplayer/chromeless';

const base = (media: HTMLMediaElement) => ({date: new Date(), currentTime: media.currentTime});
const withState = (media: HTMLMediaElement) => ({...base(media), readyState: media.readyState});

/** The media element's events that the player forwards, with the fields of the SDK's events. */
export const mediaEvents = {
  play: (media) => ({type: 'play', ...base(media)}),
  pause: (media) => ({type: 'pause', ...base(media)}),
  seeking: (media) => ({type: 'seeking', ...base(media)}),
  seeked: (media) => ({type: 'seeked', ...base(media)}),
  timeupdate: (media) => ({type: 'timeupdate', ...base(media), currentProgramDateTime: undefined}),
  ended: (media) => ({type: 'ended', ...base(media)}),
  playing: (media) => ({type: 'playing', ...base(media)}),
  waiting: (media) => ({type: 'waiting', ...base(media)}),
  loadstart: () => ({type: 'loadstart', date: new Date()}),
  loadedmetadata: (media) => ({type: 'loadedmetadata', ...withState(media)}),
  loadeddata: (media) => ({type: 'loadeddata', ...withState(media)}),
  canplay: (media) => ({type: 'canplay', ...withState(media)}),
  canplaythrough: (media) => ({type: 'canplaythrough', ...withState(media)}),
  progress: (media) => ({type: 'progress', ...base(media)}),
  emptied: (media) => ({type: 'emptied', ...withState(media)}),
  durationchange: ({duration}) => ({type: 'durationchange', date: new Date(), duration}),
  volumechange: ({volume}) => ({type: 'volumechange', date: new Date(), volume}),
  ratechange: ({playbackRate}) => ({type: 'ratechange', date: new Date(), playbackRate}),
  resize: () => ({type: 'resize', date: new Date()}),
} as const satisfies {[Type in keyof PlayerEventMap]?: (media: HTMLMediaElement) => PlayerEventMap[Type]};

export type MediaEventType = keyof typeof mediaEvents;

export const mediaEventTypes = Object.keys(mediaEvents) as MediaEventType[];

/** Media events that may change `readyState`. */
export const readyStateEvents: readonly MediaEventType[] = [
  'loadedmetadata',
  'loadeddata',
  'canplay',
  'canplaythrough',
  'emptied',
  'waiting',
];

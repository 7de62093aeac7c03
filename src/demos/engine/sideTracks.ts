import type {TextTrackDescription} from 'theoplayer/chromeless';
import {PreviewTextTrack} from './textTracks';

/**
 * Makes a text track of a WebVTT file. The browser loads and parses it: a `<track>` in the media element does both, and keeps
 * the cues to itself while its mode is `hidden`. The file is asked for when the track is switched on first.
 * @param media element that the `<track>` goes in.
 * @param onMode called after the page changed the track's mode.
 */
export function createSideTrack(
  media: HTMLMediaElement,
  {kind = 'subtitles', src, srclang = '', label = '', id = '', default: isDefault = false}: TextTrackDescription,
  onMode: (track: PreviewTextTrack) => void,
): PreviewTextTrack {
  const element = document.createElement('track');
  element.kind = kind;
  element.srclang = srclang;
  element.label = label;
  element.src = new URL(src, document.baseURI).href;
  const load = () => {
    if (track.mode === 'disabled' || element.isConnected) return;
    track.setReadyState(1);
    media.append(element);
    element.track.mode = 'hidden';
  };
  const track = new PreviewTextTrack({
    kind,
    id,
    label,
    language: srclang,
    src: element.src,
    // Metadata and chapters are there for the page: it finds their cues without having to ask.
    mode: kind === 'metadata' || kind === 'chapters' ? 'hidden' : isDefault ? 'showing' : 'disabled',
    onMode: (changed) => {
      load();
      onMode(changed);
    },
  });
  element.addEventListener('load', () => {
    track.addCues(([...(element.track.cues ?? [])] as VTTCue[]).map(toNativeCue));
    track.setReadyState(2);
  });
  element.addEventListener('error', () => track.setReadyState(3));
  load();
  return track;
}

const toNativeCue = ({id, startTime, endTime, text}: VTTCue) => ({id, startTime, endTime, text});

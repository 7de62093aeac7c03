import type {TextTrackDescription} from 'theoplayer/chromeless';
import {PreviewTextTrack} from './textTracks';

/**
 * Creates a text track from a WebVTT file. The browser loads and parses it: a `<track>` element does both, and renders
 * no cues while its mode is `hidden`. The file is requested when the track is first enabled.
 * @param media element to add the `<track>` to.
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
    // Metadata and chapter tracks are for the page, which reads their cues without enabling them.
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

import type {ChromelessPlayer, VideoQuality} from 'theoplayer/chromeless';

export function capHeight(player: ChromelessPlayer, height: number): void {
  const track = player.videoTracks.find(({enabled}) => enabled);
  if (!track) return;
  const fitting = track.qualities.filter((quality) => (quality as VideoQuality).height <= height);
  track.targetQuality = fitting.length ? fitting : undefined;
}

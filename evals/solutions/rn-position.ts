import {PlayerEventType} from 'react-native-theoplayer';
import type {THEOplayer, TimeUpdateEvent} from 'react-native-theoplayer';

export function watchPosition(player: THEOplayer, show: (seconds: number) => void): () => void {
  const listener = ({currentTime}: TimeUpdateEvent) => show(currentTime / 1000);
  player.addEventListener(PlayerEventType.TIME_UPDATE, listener);
  return () => player.removeEventListener(PlayerEventType.TIME_UPDATE, listener);
}

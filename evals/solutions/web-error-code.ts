import type {ChromelessPlayer} from 'theoplayer/chromeless';

export function watchErrors(player: ChromelessPlayer, show: (text: string) => void): void {
  player.addEventListener('error', ({errorObject}) => show(`${errorObject.code}: ${errorObject.message}`));
}

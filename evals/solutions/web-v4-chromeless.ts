import {ChromelessPlayer} from 'theoplayer';

export function start(element: HTMLElement): ChromelessPlayer {
  const player = new ChromelessPlayer(element, {libraryLocation: '/theoplayer/', license: '<LICENSE_KEY>'});
  player.source = {sources: [{src: '<SOURCE_URL>', type: 'application/x-mpegurl'}]};
  player.play();
  return player;
}

import {ChromelessPlayer} from 'theoplayer/chromeless';

export function createAutoplayer(element: HTMLElement): ChromelessPlayer {
  const player = new ChromelessPlayer(element, {
    libraryLocation: '/theoplayer/',
    license: '<LICENSE_KEY>',
    mutedAutoplay: 'all',
  });
  player.autoplay = true;
  return player;
}

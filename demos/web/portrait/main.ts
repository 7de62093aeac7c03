import type {UIContainer} from '@theoplayer/web-ui';
import '@theoplayer/web-ui';

const feed = document.querySelector('.feed');
const players = document.querySelectorAll<UIContainer>('theoplayer-ui');
const calm = matchMedia('(prefers-reduced-motion: reduce)');

// The video that fills the feed plays, the others rest. Full screen takes a player out of the feed and brings it back,
// which is no swipe: it plays or rests as before.
let current: Element | undefined;
const observer = new IntersectionObserver(
  (entries) => {
    for (const {target, intersectionRatio} of entries) {
      const {player} = target as UIContainer;
      if (!player || target === document.fullscreenElement) continue;
      if (intersectionRatio < 0.6) {
        player.pause();
        if (target === current) current = undefined;
      } else if (target !== current) {
        current = target;
        if (!calm.matches) player.play();
      }
    }
  },
  {root: feed, threshold: [0, 0.6]},
);

for (const ui of players) {
  observer.observe(ui);
  if (!ui.player) continue;
  ui.player.loop = true;
  // The kit leaves a tap on the picture to you; a mouse click it takes itself. Older browsers, such as Safari before
  // 18.2, tell the two apart on `pointerdown` only.
  let pressedBy = '';
  ui.player.element.addEventListener('pointerdown', ({pointerType}) => (pressedBy = pointerType));
  ui.player.element.addEventListener('click', ({pointerType = pressedBy}: PointerEvent) => {
    if (pointerType !== 'touch' || !ui.player) return;
    if (ui.player.paused) ui.player.play();
    else ui.player.pause();
  });
}

import '@theoplayer/web-ui';
import type {UIContainer} from '@theoplayer/web-ui';

const ui = document.querySelector<UIContainer>('theoplayer-ui');
if (!ui) throw new Error('The page has no <theoplayer-ui>.');

// The elements above need no script. This only tells the console what happens when.
const names = [
  'adbreakbegin',
  'adbegin',
  'adfirstquartile',
  'admidpoint',
  'adthirdquartile',
  'adskip',
  'adend',
  'adbreakend',
  'aderror',
] as const;

const report = () => {
  ui.player?.ads?.addEventListener(names, (event) => {
    const ad = 'ad' in event && 'id' in event.ad ? event.ad.id : undefined;
    console.log(event.type, ad ?? '');
  });
};
if (ui.player) report();
else ui.addEventListener('theoplayerready', report, {once: true});

import {findTitle, findVideo} from './catalog';
import {details} from './details';
import {home} from './home';
import {Watch} from './watch';

const app = document.querySelector<HTMLElement>('#app');
if (!app) throw new Error('The page has no element with the id "app".');

let watch: Watch | undefined;
let lastCard = '';

function show(view: HTMLElement, title: string, isFirst: boolean): void {
  app!.replaceChildren(view);
  document.title = title ? `${title} · Calm` : 'Calm: a streaming app';
  window.scrollTo(0, 0);
  if (isFirst) return;
  // Who comes back finds the poster again; who goes on starts at the heading.
  const card = title ? undefined : view.querySelector<HTMLElement>(`.cards a[href="${CSS.escape(lastCard)}"]`);
  (card ?? view.querySelector<HTMLElement>('h1'))?.focus();
}

/** Addresses: `#/`, `#/title/<id>`, `#/watch/<id>` and `#/watch/<id>/<seconds>`. */
function route(isFirst = false): void {
  const [, page, id = '', from] = location.hash.split('/');
  const found = page === 'watch' ? findVideo(id) : undefined;
  if (found) {
    if (!watch) {
      watch = new Watch();
      show(watch.element, found.video.title, isFirst);
    }
    watch.load(found.title, found.video, from === undefined ? undefined : Number(from) || 0);
    return;
  }
  watch?.close();
  watch = undefined;
  const title = page === 'title' ? findTitle(id) : undefined;
  show(title ? details(title) : home(), title?.name ?? '', isFirst);
}

window.addEventListener('hashchange', () => route());
window.addEventListener('pagehide', () => watch?.save());
window.addEventListener('keydown', ({key}) => {
  if (key === 'Escape' && location.hash.startsWith('#/title/')) location.hash = '#/';
});
document.addEventListener('click', ({target}) => {
  const card = target instanceof Element ? target.closest('.cards a') : null;
  if (card) lastCard = card.getAttribute('href') ?? '';
});
route(true);

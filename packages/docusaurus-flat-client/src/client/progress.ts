/**
 * Replaces `lib/nprogress.js` of @docusaurus/theme-classic 3.10.2: the progress bar's code loads only when a page takes long.
 */
import type {ClientModule} from '@docusaurus/types';
import type nprogress from 'nprogress';
import '@docusaurus/theme-classic/lib/nprogress.css';

/** Milliseconds until the bar shows. */
const delay = 200;

type Bar = typeof nprogress;
let bar: Bar | undefined;
let waiting = 0;

async function show(turn: number): Promise<void> {
  const loaded = (await import('nprogress')).default;
  if (!bar) loaded.configure({showSpinner: false});
  bar = loaded;
  // The page may have loaded in the meantime.
  if (turn === waiting) bar.start();
}

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const turn = ++waiting;
    const timer = window.setTimeout(() => void show(turn).catch(() => undefined), delay);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    waiting++;
    bar?.done();
  },
};

export default clientModule;

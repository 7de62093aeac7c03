/** Takes the place of nprogress for the theme. The library loads when the bar is to show, 200 ms after a page was left. */
import type nprogress from 'nprogress';

type Bar = typeof nprogress;

let options: Parameters<Bar['configure']>[0] | undefined;
let bar: Bar | undefined;
let isWanted = false;

async function show(): Promise<void> {
  const loaded = (await import('nprogress')).default;
  if (!bar && options) loaded.configure(options);
  bar = loaded;
  // The page may have loaded in the meantime.
  if (isWanted) bar.start();
}

const progress: Bar = {
  configure(chosen) {
    options = chosen;
  },
  start() {
    isWanted = true;
    // Without the library the page loads all the same.
    show().catch(() => undefined);
  },
  done() {
    isWanted = false;
    bar?.done();
  },
};

export default progress;

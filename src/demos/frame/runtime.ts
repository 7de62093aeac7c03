/** Runs in each demo's page before the demo. Reports the demo's status to the docs page, and receives edits from it. */
import {applyEdit} from './edit';
import {onPlayer} from './players';
import {isEditMessage} from './protocol';
import type {DemoMessage} from './protocol';

declare global {
  interface Window {
    /** Set once; the entry runs again after an edit. */
    demoRuntime?: true;
  }
}

const isInFrame = window.parent !== window;

/** Starts the first source: the reader pressed play already, on the page around the frame (`#play`). */
function playAtOnce(): void {
  const stop = onPlayer((player) => {
    stop();
    const play = () => {
      player.removeEventListener('sourcechange', play);
      // The source is set when its event is over.
      queueMicrotask(() => player.play());
    };
    player.addEventListener('sourcechange', play);
  });
}

function post(message: DemoMessage): void {
  if (isInFrame) window.parent.postMessage(message, window.location.origin);
}

function start(): void {
  window.addEventListener('error', ({message}) => post({demo: 'error', message}));
  window.addEventListener('unhandledrejection', ({reason}) => post({demo: 'error', message: String(reason)}));
  onPlayer((player) => {
    player.addEventListener('error', ({errorObject: {code, message}}) =>
      post({demo: 'error', message: `${message} (error ${code})`}),
    );
    player.addEventListener('sourcechange', () => post({demo: 'recovered'}));
  });
  if (window.location.hash === '#play') playAtOnce();
  window.addEventListener('message', ({data, source, origin}: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== window.location.origin || !isEditMessage(data)) return;
    applyEdit(data.file, data.text).catch((error: unknown) => post({demo: 'error', message: String(error)}));
  });
  post({demo: 'ready', engine: DEMO_ENGINE, kit: DEMO_KIT});
}

if (!window.demoRuntime) {
  window.demoRuntime = true;
  start();
}

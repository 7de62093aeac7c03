/** Runs in each demo's page before the demo: says how it fares to the docs page around it, and takes edits from there. */
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

const isFramed = window.parent !== window;

function tell(message: DemoMessage): void {
  if (isFramed) window.parent.postMessage(message, window.location.origin);
}

function start(): void {
  window.addEventListener('error', ({message}) => tell({demo: 'error', message}));
  window.addEventListener('unhandledrejection', ({reason}) => tell({demo: 'error', message: String(reason)}));
  onPlayer((player) => {
    player.addEventListener('error', ({errorObject: {code, message}}) =>
      tell({demo: 'error', message: `${message} (error ${code})`}),
    );
    player.addEventListener('sourcechange', () => tell({demo: 'recovered'}));
  });
  window.addEventListener('message', ({data, source, origin}: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== window.location.origin || !isEditMessage(data)) return;
    applyEdit(data.file, data.text).catch((error: unknown) => tell({demo: 'error', message: String(error)}));
  });
  tell({demo: 'ready', engine: DEMO_ENGINE, kit: DEMO_KIT});
}

if (!window.demoRuntime) {
  window.demoRuntime = true;
  start();
}

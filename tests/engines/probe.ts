/**
 * A script that the test server puts at the start of each page: reports errors to the server, and simulates what a driver can't. A
 * file of the site, so the site's policy allows it.
 */
export interface ProbeSettings {
  /** The browser refuses access to storage, as with cookies turned off. */
  blocksStorage: boolean;
}

/** Runs in the page. Must not use anything from outside. */
function probe(reports: string, {blocksStorage}: ProbeSettings): void {
  const report = (kind: string, text: unknown) =>
    void navigator.sendBeacon(reports, `${kind} on ${location.pathname}: ${String(text)}`);
  // A page that is left cancels what it still loads.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener(
    'error',
    (event) => {
      const {target} = event;
      if (target instanceof Element) {
        if (isLeft) return;
        report('failed file', target.getAttribute('src') ?? target.getAttribute('href') ?? target.tagName);
      } else {
        report('page error', event.message);
      }
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => report('unhandled rejection', reason));
  const log = console.error;
  console.error = (...args: unknown[]) => {
    report('console error', args.map(String).join(' '));
    log.apply(console, args);
  };
  if (!blocksStorage) return;
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

export const createProbe = (reports: string, settings: ProbeSettings) =>
  `(${probe.toString()})(${JSON.stringify(reports)}, ${JSON.stringify(settings)});`;

/** What a demo's page and the docs page around it tell each other. Both check that a message comes from the other. */

/** From the demo to the page around it. */
export type DemoMessage =
  /** The scripts run. `engine` names what plays: `preview` (src/demos/engine) or `sdk`. */
  | {demo: 'ready'; engine: 'preview' | 'sdk'; kit: string}
  /** Something failed that the reader should know of. */
  | {demo: 'error'; message: string}
  /** What failed before is over: a source loads, an edit went in. */
  | {demo: 'recovered'};

/** From the page around it to the demo. */
export interface EditMessage {
  demo: 'edit';
  /** `index.html`, or a style sheet's name. */
  file: string;
  text: string;
}

export function isDemoMessage(data: unknown): data is DemoMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'demo' in data &&
    ['ready', 'error', 'recovered'].includes(String(data.demo))
  );
}

export function isEditMessage(data: unknown): data is EditMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'demo' in data &&
    data.demo === 'edit' &&
    'file' in data &&
    typeof data.file === 'string' &&
    'text' in data &&
    typeof data.text === 'string'
  );
}

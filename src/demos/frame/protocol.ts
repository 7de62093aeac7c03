/**
 * What a demo's page and the docs page around it tell each other. Both check that a message comes from the other, and what is in it:
 * a reader may have edited the demo.
 */

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

/** Characters that a text in a message may have. The longest is a file that a reader edits. */
const maxTextLength = 1_000_000;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= maxTextLength;

const asRecord = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};

export function isDemoMessage(data: unknown): data is DemoMessage {
  const {demo, engine, kit, message} = asRecord(data);
  switch (demo) {
    case 'ready':
      return (engine === 'preview' || engine === 'sdk') && isText(kit);
    case 'error':
      return isText(message);
    case 'recovered':
      return true;
    default:
      return false;
  }
}

export function isEditMessage(data: unknown): data is EditMessage {
  const {demo, file, text} = asRecord(data);
  return demo === 'edit' && isText(file) && isText(text);
}

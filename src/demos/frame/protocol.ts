/**
 * Messages between a demo's page and the docs page around it. Both sides check the sender and the content, because the
 * reader may have edited the demo.
 */

/** From the demo to the docs page. */
export type DemoMessage =
  /** The scripts run. `engine` is the player in use: `preview` (src/demos/engine) or `sdk`. */
  | {demo: 'ready'; engine: 'preview' | 'sdk'; kit: string}
  /** Something failed that the reader should know about. */
  | {demo: 'error'; message: string}
  /** The previous failure is resolved: a source loads, or an edit was applied. */
  | {demo: 'recovered'};

/** From the docs page to the demo. */
export interface EditMessage {
  demo: 'edit';
  /** `index.html`, or the name of a style sheet. */
  file: string;
  text: string;
}

/** Maximum length of a text in a message. The longest is a file that a reader edits. */
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

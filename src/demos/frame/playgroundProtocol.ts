/**
 * Messages between the playground's frame and the docs page around it. Both sides check the sender and the content:
 * whatever a link brought runs in the frame.
 */

export type OutputLevel = 'log' | 'warn' | 'error';

export type PlaygroundMessage =
  | {playground: 'ready'; engine: 'preview' | 'sdk'}
  /** What the code printed, or how it failed. */
  | {playground: 'output'; level: OutputLevel; text: string};

/** From the docs page to the frame: the code to run, once for each frame. */
export interface RunMessage {
  playground: 'run';
  html: string;
  css: string;
  script: string;
}

/** Maximum length of a line of output. */
export const maxOutputLength = 4000;

const asRecord = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};

export function isPlaygroundMessage(data: unknown): data is PlaygroundMessage {
  const {playground, engine, level, text} = asRecord(data);
  if (playground === 'ready') return engine === 'preview' || engine === 'sdk';
  return (
    playground === 'output' &&
    (level === 'log' || level === 'warn' || level === 'error') &&
    typeof text === 'string' &&
    text.length <= maxOutputLength
  );
}

export function isRunMessage(data: unknown): data is RunMessage {
  const {playground, html, css, script} = asRecord(data);
  return playground === 'run' && [html, css, script].every((text) => typeof text === 'string');
}

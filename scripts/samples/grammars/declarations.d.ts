/** Typings, as far as they are used here, of parsers that publish none. */
declare module 'm3u8-parser' {
  export class Parser {
    on(event: 'error' | 'warn' | 'info', listener: (event: {message: string}) => void): void;
    push(text: string): void;
    end(): void;
  }
}
declare module 'mpd-parser' {
  export function parse(
    manifest: string,
    options: {manifestUri: string; eventHandler?: (event: unknown) => void},
  ): unknown;
}

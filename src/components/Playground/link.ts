/** Code in the hash of an address: `#code=1.` and its files as compressed JSON, in the characters of base64url. */

export interface Code {
  html: string;
  css: string;
  script: string;
}

/** Longer links break in chats and mails. */
export const maxLinkLength = 16_000;
/** Most characters that a link may unpack to. */
const maxCodeLength = 200_000;

const prefix = '#code=';
const format = '1.';

export class LinkError extends Error {
  /**
   * @param reason `long`: the code does not fit into a link, or out of one; `broken`: a part is missing or was changed;
   * `unknown`: a newer or another format.
   */
  constructor(
    readonly reason: 'long' | 'broken' | 'unknown',
    readonly length = 0,
  ) {
    super(`The link is ${reason}.`);
  }
}

const toStream = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream();

/** Reads a stream whole, unless it is too long: a few bytes can unpack to many. */
async function readAll(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  let length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxCodeLength) {
      await reader.cancel();
      throw new LinkError('long', length);
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * Packs code into a hash.
 * @throws LinkError where the code is too long for a link.
 */
export async function encodeCode({html, css, script}: Code): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([html, css, script]));
  if (bytes.length > maxCodeLength) throw new LinkError('long', bytes.length);
  const packed = await readAll(toStream(bytes).pipeThrough(new CompressionStream('deflate-raw')));
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const hash = prefix + format + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  if (hash.length > maxLinkLength) throw new LinkError('long', hash.length);
  return hash;
}

/** Whether a hash claims to hold code. */
export const hasCode = (hash: string): boolean => hash.startsWith(prefix);

/**
 * Unpacks the code of a hash.
 * @throws LinkError that says why it cannot.
 */
export async function decodeCode(hash: string): Promise<Code> {
  if (hash.length > maxLinkLength) throw new LinkError('long', hash.length);
  const text = hash.slice(prefix.length);
  if (!text.startsWith(format)) throw new LinkError(/^\d+\./.test(text) ? 'unknown' : 'broken');
  let files: unknown;
  try {
    const packed = atob(text.slice(format.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
    const unpacked = await readAll(toStream(bytes).pipeThrough(new DecompressionStream('deflate-raw')));
    files = JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(unpacked));
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError('broken');
  }
  if (!Array.isArray(files) || files.length !== 3 || !files.every((file) => typeof file === 'string')) {
    throw new LinkError('broken');
  }
  const [html, css, script] = files as [string, string, string];
  return {html, css, script};
}

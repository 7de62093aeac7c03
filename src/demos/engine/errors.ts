import type {ErrorCategory, ErrorCode, THEOplayerError} from 'theoplayer/chromeless';

/** An error with one of the SDK's codes. The code divided by 1000 is its category. */
export class PreviewError extends Error implements THEOplayerError {
  readonly category: ErrorCategory;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly cause: Error | undefined = undefined,
  ) {
    super(message);
    this.name = 'THEOplayerError';
    this.category = Math.floor(code / 1000) as ErrorCategory;
  }
}

const codes = {
  sourceNotSupported: 3001,
  manifestLoad: 4000,
  manifestParse: 4002,
  mediaNotSupported: 5000,
  mediaLoad: 5001,
  mediaDecode: 5002,
} as const satisfies Record<string, ErrorCode>;

/** The error for a source that this browser or engine cannot play. */
export function sourceNotSupported(): PreviewError {
  return new PreviewError(codes.sourceNotSupported, 'None of the sources can be played in this browser.');
}

/**
 * Maps an hls.js error to the SDK's.
 * @param details `ErrorDetails` of hls.js, such as `manifestLoadError`.
 * @param status HTTP status of the response, if any.
 */
export function fromHlsError(details: string, cause: Error | undefined, status?: number): PreviewError {
  const because = status ? ` The server answered ${status}.` : '';
  if (/^(manifest|level|audioTrack)(Load|TrackLoad)/.test(details)) {
    return new PreviewError(codes.manifestLoad, `The stream's playlist could not be loaded.${because}`, cause);
  }
  if (/^(manifestParsing|levelParsing|levelEmpty)/.test(details)) {
    return new PreviewError(codes.manifestParse, "The stream's playlist could not be read.", cause);
  }
  if (/Codec/.test(details)) {
    return new PreviewError(codes.mediaNotSupported, 'This browser cannot decode the stream.', cause);
  }
  if (/^(frag|key)Load/.test(details)) {
    return new PreviewError(codes.mediaLoad, `A part of the stream could not be loaded.${because}`, cause);
  }
  return new PreviewError(codes.mediaDecode, 'The stream could not be decoded.', cause);
}

/** Maps a media element's error to the SDK's (`MediaError.code`: 2 network, 3 decode, 4 not supported). */
export function fromMediaError({code, message}: Pick<MediaError, 'code' | 'message'>): PreviewError {
  const cause = message ? new Error(message) : undefined;
  if (code === 2) return new PreviewError(codes.mediaLoad, 'A part of the stream could not be loaded.', cause);
  if (code === 3) return new PreviewError(codes.mediaDecode, 'The stream could not be decoded.', cause);
  return new PreviewError(codes.mediaNotSupported, 'The stream was not found, or this browser cannot play it.', cause);
}

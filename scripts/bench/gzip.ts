import zlib from 'node:zlib';

/** Bytes of what a server sends, by gzip as most set it. */
export const getGzipSize = (data: string | Buffer): number => zlib.gzipSync(data, {level: 6}).length;

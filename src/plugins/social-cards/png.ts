/** Writes pictures of few colors as PNG with a palette (PNG specification, section 11.2.2): a third of the bytes of full color. */
import zlib from 'node:zlib';

export type Rgb = readonly [red: number, green: number, blue: number];

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function createChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, check]);
}

/** @throws Error if the text is not `#rrggbb`. */
export function parseColor(color: string): Rgb {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color) ?? [];
  if (!red || !green || !blue) throw new Error(`"${color}" is not a color as #rrggbb. See colors in src/brand.ts.`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** Colors between two, for the soft edges of letters, without the first. */
export function mix(from: Rgb, to: Rgb, steps: number): Rgb[] {
  return Array.from({length: steps}, (_, index) => {
    const part = (index + 1) / steps;
    const channel = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * part);
    return [channel(0), channel(1), channel(2)];
  });
}

function findNearest(palette: readonly Rgb[], red: number, green: number, blue: number): number {
  let nearest = 0;
  let least = Infinity;
  palette.forEach(([r, g, b], index) => {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [least, nearest] = [distance, index];
  });
  return nearest;
}

/**
 * @param pixels four bytes each: red, green, blue, and opacity, which is not read.
 * @param width even, because two pixels share a byte.
 * @param palette at most 16 colors; each pixel gets the nearest.
 */
export function encodePng(pixels: Uint8Array | Uint8ClampedArray, width: number, palette: readonly Rgb[]): Buffer {
  const height = pixels.length / 4 / width;
  const known = new Map<number, number>();
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  // Most pixels have the color of the one before.
  let [last, lastIndex] = [-1, 0];
  const toIndex = (at: number): number => {
    const color = colors[at] ?? 0;
    if (color === last) return lastIndex;
    let index = known.get(color);
    if (index === undefined) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4);
      known.set(color, (index = findNearest(palette, red, green, blue)));
    }
    [last, lastIndex] = [color, index];
    return index;
  };
  const row = width / 2 + 1;
  const data = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += 2) {
      const at = y * width + x;
      data[y * row + 1 + x / 2] = (toIndex(at) << 4) | toIndex(at + 1);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Four bits a pixel, colors from the palette.
  header.set([4, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    createChunk('IHDR', header),
    createChunk('PLTE', Buffer.from(palette.flat())),
    createChunk('IDAT', zlib.deflateSync(data, {level: 6})),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** What the scenes share: colors, numbers that look random and are the same every time, ridges and words. */

export type Canvas = OffscreenCanvasRenderingContext2D;
/** Draws one picture. `seconds` counts from the start of the clip. */
export type Scene = (canvas: Canvas, width: number, height: number, seconds: number) => void;

export const color = {
  night: '#0e1017',
  slate: '#12141b',
  deep: '#24233f',
  iris: '#4b3fe4',
  irisLight: '#a9a2ff',
  mist: '#efeefd',
  blush: '#efb6c0',
  ember: '#f2a981',
  amber: '#f0b558',
} as const;

/** A number between 0 and 1 that belongs to `seed`. */
export function chance(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** From 0 at `from` to 1 at `to`, with slow ends. */
export function ease(from: number, to: number, value: number): number {
  const x = clamp((value - from) / (to - from));
  return x * x * (3 - 2 * x);
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two `#rrggbb` colors. */
export function mix(a: string, b: string, share: number): string {
  const to = channels(b);
  return `#${channels(a)
    .map((channel, index) =>
      Math.round(channel + ((to[index] ?? channel) - channel) * clamp(share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A `#rrggbb` color with an opacity. */
export const fade = (hex: string, opacity: number) => `rgb(${channels(hex).join(' ')} / ${clamp(opacity)})`;

export function fillVertical(canvas: Canvas, width: number, top: number, bottom: number, colors: string[]): void {
  const gradient = canvas.createLinearGradient(0, top, 0, bottom);
  colors.forEach((stop, index) => gradient.addColorStop(index / (colors.length - 1), stop));
  canvas.fillStyle = gradient;
  canvas.fillRect(0, top, width, bottom - top);
}

export function glow(canvas: Canvas, x: number, y: number, radius: number, hex: string, opacity: number): void {
  const gradient = canvas.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, share] of [
    [0, 1],
    [0.25, 0.5],
    [0.55, 0.16],
    [1, 0],
  ] as const)
    gradient.addColorStop(at, fade(hex, opacity * share));
  canvas.fillStyle = gradient;
  canvas.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

export function disc(canvas: Canvas, x: number, y: number, radius: number, fill: string): void {
  canvas.fillStyle = fill;
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, Math.PI * 2);
  canvas.fill();
}

/** The height of a ridge above its base, between about -1 and 1. `x` counts heights of the picture. */
export function ridge(x: number, seed: number): number {
  let sum = 0;
  for (let octave = 0; octave < 5; octave++) {
    const wave = Math.sin(x * 1.7 * 2.03 ** octave + chance(seed + octave) * 6.28);
    // Folded waves give peaks where plain ones give dunes.
    sum += (1 - 2 * Math.abs(wave) ** 0.8) / 2.2 ** octave;
  }
  return sum / 1.8;
}

export interface Words {
  text: string;
  x: number;
  y: number;
  size: number;
  weight?: number;
  fill: string;
  mono?: boolean;
  align?: CanvasTextAlign;
  spacing?: number;
}

export function write(canvas: Canvas, {text, x, y, size, weight = 500, fill, mono, align = 'left', spacing}: Words) {
  canvas.font = `${weight} ${size}px ${mono ? 'Mono' : 'Sans'}`;
  canvas.textAlign = align;
  canvas.letterSpacing = `${spacing ?? (mono ? 0 : -size * 0.02)}px`;
  canvas.fillStyle = fill;
  canvas.fillText(text, x, y);
}

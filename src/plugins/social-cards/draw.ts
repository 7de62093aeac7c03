/** Draws a social card: the mark's upright line beside the title, in the site's dark colors. */
import fs from 'node:fs';
import path from 'node:path';
import {GlobalFonts, createCanvas, Path2D} from '@napi-rs/canvas';
import type {Canvas, SKRSContext2D} from '@napi-rs/canvas';
import {brand, colors} from '../../brand';
import {cardSize} from '../../cardPath';
import {setTitle, shorten} from './layout';
import {encodePng, mix, parseColor} from './png';

/** What a card says. */
export interface Card {
  title: string;
  /** Where the page belongs: "How-to guides › Ads". */
  section: string;
  /** Platforms and version: "Web, Android", "7.8.0". */
  facts: readonly string[];
}

const fonts = path.resolve(__dirname, '../../../static/fonts');
const family = 'CardSans, CardAccents';
const {page, ink, muted, accent} = colors.dark;
const {width, height} = cardSize;

const background = parseColor(page);
/** 16 colors: the background, and each color in steps, for the edges of letters. */
const palette = [
  background,
  ...mix(background, parseColor(ink), 7),
  ...mix(background, parseColor(muted), 4),
  ...mix(background, parseColor(accent), 4),
];

const left = 96;
const indent = 152;
const right = width - 96;

function loadFont(file: string, name: string): void {
  if (GlobalFonts.has(name)) return;
  // Not by its path: a file that is missing would be passed over, and cards drawn in some other font.
  if (!GlobalFonts.register(fs.readFileSync(path.join(fonts, file)), name)) {
    throw new Error(`social-cards: ${path.join(fonts, file)} is no font that can be read. Run "npm run fonts".`);
  }
}

function loadFonts(): void {
  loadFont('sans-variable.woff2', 'CardSans');
  loadFont('sans-accents-variable.woff2', 'CardAccents');
}

function setFont(context: SKRSContext2D, size: number, weight: number): void {
  context.font = `${weight} ${size}px ${family}`;
  context.letterSpacing = weight > 500 && size > 40 ? `${-size * 0.03}px` : '0px';
}

/** The play shape of the logo beside its line, as in `static/img/logo.svg`. */
const playShape = 'M13 7.6v16.8a1.6 1.6 0 0 0 2.4 1.4l13.8-8.4a1.6 1.6 0 0 0 0-2.8L15.4 6.2A1.6 1.6 0 0 0 13 7.6Z';

function drawFoot(context: SKRSContext2D, facts: readonly string[]): void {
  const base = height - 76;
  context.save();
  context.translate(indent - 6, base - 33);
  context.scale(1.4, 1.4);
  context.fillStyle = ink;
  context.fill(new Path2D(playShape));
  context.fillStyle = accent;
  context.beginPath();
  context.roundRect(5, 3, 3, 26, 1.5);
  context.fill();
  context.restore();
  setFont(context, 30, 600);
  context.fillStyle = ink;
  context.fillText(brand.siteTitle, indent + 50, base);
  const start = indent + 50 + context.measureText(brand.siteTitle).width + 48;
  setFont(context, 28, 400);
  context.fillStyle = muted;
  const measure = (text: string) => context.measureText(text).width;
  const text = shorten(facts.join('  ·  '), right - start, measure);
  context.fillText(text, right - measure(text), base);
}

/** One canvas for all cards: a new one for each takes a third more time. */
let canvas: Canvas | undefined;

/** @returns the card as PNG. */
export function drawCard({title, section, facts}: Card): Buffer {
  loadFonts();
  canvas ??= createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = page;
  context.fillRect(0, 0, width, height);
  const {size, lines} = setTitle(title, right - indent, (text, pixels) => {
    setFont(context, pixels, 700);
    return context.measureText(text).width;
  });
  const lineHeight = Math.round(size * 1.12);
  const top = 96;
  let y = top;
  if (section) {
    setFont(context, 32, 400);
    context.fillStyle = muted;
    context.fillText(
      shorten(section, right - indent, (text) => context.measureText(text).width),
      indent,
      y + 32,
    );
    y += 72;
  }
  setFont(context, size, 700);
  context.fillStyle = ink;
  for (const line of lines) {
    context.fillText(line, indent, y + Math.round(size * 0.84));
    y += lineHeight;
  }
  context.fillStyle = accent;
  context.beginPath();
  context.roundRect(left, top, 8, y - top - Math.round(size * 0.08), 4);
  context.fill();
  drawFoot(context, facts);
  return encodePng(canvas.data(), width, palette);
}

/** The film of every demo: one day over a lake, in 64 seconds and four chapters. */
import {
  type Canvas,
  chance,
  clamp,
  color,
  disc,
  ease,
  fade,
  fillVertical,
  glow,
  mix,
  ridge,
  type Scene,
  write,
} from './draw';

export const chapters = ['Dawn', 'Noon', 'Dusk', 'Night'] as const;
export const chapterSeconds = 16;
export const daySeconds = chapters.length * chapterSeconds;

interface Sky {
  at: number;
  top: string;
  middle: string;
  horizon: string;
}

const skies: Sky[] = [
  {at: 0, top: '#0f1120', middle: '#2a2560', horizon: '#7a63d8'},
  {at: 0.1, top: '#1b1a45', middle: '#5446d6', horizon: '#e7aebd'},
  {at: 0.22, top: '#3a32b4', middle: '#8278f4', horizon: '#f6ddd3'},
  {at: 0.36, top: '#4a41d2', middle: '#968dfb', horizon: '#efeefd'},
  {at: 0.5, top: '#3f37ba', middle: '#8679f2', horizon: '#f6e0cf'},
  {at: 0.62, top: '#241f58', middle: '#6a45c4', horizon: '#f2a981'},
  {at: 0.72, top: '#14152b', middle: '#352b74', horizon: '#a564b4'},
  {at: 0.82, top: '#0b0d15', middle: '#171a30', horizon: '#37346e'},
  {at: 1, top: '#0b0d15', middle: '#15182b', horizon: '#2f2d60'},
];

function skyAt(time: number): Omit<Sky, 'at'> {
  const next = Math.max(
    1,
    skies.findIndex((sky) => sky.at >= time),
  );
  const from = skies[next - 1];
  const to = skies[next];
  if (!from || !to) throw new Error(`No sky at ${time}.`);
  const share = ease(from.at, to.at, time);
  return {
    top: mix(from.top, to.top, share),
    middle: mix(from.middle, to.middle, share),
    horizon: mix(from.horizon, to.horizon, share),
  };
}

function drawStars(canvas: Canvas, width: number, height: number, seconds: number, opacity: number): void {
  if (opacity <= 0) return;
  for (let star = 0; star < 110; star++) {
    const twinkle = 0.65 + 0.35 * Math.sin(seconds * (0.6 + chance(star + 7)) + star);
    const size = height * (0.0009 + 0.0016 * chance(star + 3) ** 3);
    const y = chance(star + 1.5) ** 1.3 * height * 0.55;
    disc(canvas, chance(star) * width, y, size, fade(color.mist, opacity * twinkle * (0.4 + 0.6 * chance(star + 9))));
  }
}

function drawClouds(canvas: Canvas, width: number, height: number, seconds: number, tint: string, light: number): void {
  for (let cloud = 0; cloud < 7; cloud++) {
    const length = height * (0.5 + 0.6 * chance(cloud + 20));
    const span = width + length * 2;
    const x = ((chance(cloud + 40) * span + seconds * height * 0.006 * (1 + chance(cloud))) % span) - length;
    const y = height * (0.16 + 0.34 * chance(cloud + 60));
    const thickness = height * (0.006 + 0.012 * chance(cloud + 80));
    canvas.save();
    canvas.translate(x, y);
    canvas.scale(length / 2, thickness * 1.7);
    glow(canvas, 0, 0, 1, tint, light);
    canvas.restore();
  }
}

/** The moon without the part that another disc covers. */
function drawCrescent(canvas: Canvas, x: number, y: number, radius: number, fill: string): void {
  canvas.save();
  canvas.beginPath();
  canvas.rect(x - radius * 2, y - radius * 2, radius * 4, radius * 4);
  canvas.arc(x + radius * 0.44, y - radius * 0.2, radius * 0.84, 0, Math.PI * 2);
  canvas.clip('evenodd');
  disc(canvas, x, y, radius, fill);
  canvas.restore();
}

interface Ridge {
  seed: number;
  base: number;
  rise: number;
  pan: number;
  fill: string;
}

function drawRidge(canvas: Canvas, width: number, height: number, seconds: number, layer: Ridge): void {
  canvas.fillStyle = layer.fill;
  canvas.beginPath();
  canvas.moveTo(0, height);
  for (let x = 0; x <= width + 4; x += 4)
    canvas.lineTo(x, height * (layer.base - layer.rise * ridge(x / height + seconds * layer.pan, layer.seed)));
  canvas.lineTo(width, height);
  canvas.fill();
}

/** The light of the sun or the moon on the water: strokes that come and go. */
function drawGlints(canvas: Canvas, height: number, x: number, seconds: number, hex: string, light: number): void {
  for (let row = 0; row < 22; row++) {
    const depth = row / 21;
    const y = height * (0.706 + 0.15 * depth ** 1.2);
    const wave = Math.sin(seconds * 1.1 + row * 1.7) * 0.5 + Math.sin(seconds * 0.7 + row * 2.9) * 0.5;
    const length = height * (0.03 + 0.09 * depth) * (0.75 + 0.45 * wave);
    canvas.fillStyle = fade(hex, light * (0.85 - 0.5 * depth));
    canvas.beginPath();
    canvas.ellipse(x + wave * height * 0.02, y, Math.max(1, length), height * (0.0014 + 0.0022 * depth), 0, 0, 6.29);
    canvas.fill();
  }
}

function drawPines(canvas: Canvas, width: number, height: number, seconds: number, fill: string): void {
  const pan = 0.012;
  canvas.fillStyle = fill;
  const first = Math.floor((seconds * pan - 0.1) / 0.05);
  const last = Math.ceil((seconds * pan + width / height + 0.1) / 0.05);
  for (let tree = first; tree <= last; tree++) {
    // Trees stand in groups, with gaps that let the water through.
    if (Math.sin(tree * 0.37) + Math.sin(tree * 0.11 + 1) < 0.35) continue;
    const place = tree * 0.05 + chance(tree) * 0.03;
    const x = (place - seconds * pan) * height;
    const foot = height * (0.905 - 0.035 * ridge(place, 90)) + 6;
    const tall = height * (0.07 + 0.11 * chance(tree + 500));
    for (let tier = 0; tier < 4; tier++) {
      const top = foot - tall * (1 - tier * 0.2);
      const bottom = foot - tall * (0.62 - tier * 0.2);
      const half = tall * (0.065 + tier * 0.04);
      canvas.beginPath();
      canvas.moveTo(x, top);
      canvas.lineTo(x + half, bottom);
      canvas.lineTo(x - half, bottom);
      canvas.fill();
    }
  }
}

/** The landscape alone, at a time between 0 (before dawn) and 1 (night). */
export function drawLandscape(canvas: Canvas, width: number, height: number, time: number, seconds: number): void {
  const sky = skyAt(clamp(time));
  const horizon = height * 0.7;
  fillVertical(canvas, width, 0, horizon, [sky.top, sky.middle, sky.horizon]);
  drawStars(canvas, width, height, seconds, Math.max(1 - ease(0, 0.1, time), ease(0.7, 0.84, time)));

  const course = (time - 0.05) / 0.66;
  const sun = {
    x: width * (0.14 + 0.72 * course),
    y: horizon - Math.sin(Math.PI * clamp(course, -0.1, 1.1)) * height * 0.5,
  };
  const low = 1 - Math.sin(Math.PI * clamp(course));
  const sunColor = mix('#fffaf2', '#ffd9a8', low);
  const sunUp = ease(-0.08, 0.03, course) * (1 - ease(0.97, 1.08, course));
  const night = ease(0.72, 0.82, time);
  const moon = {x: width * (0.9 - 0.32 * ease(0.72, 1.05, time)), y: height * (0.72 - 0.52 * ease(0.71, 0.98, time))};
  if (sunUp > 0) {
    glow(canvas, sun.x, sun.y, height * (0.6 + 0.3 * low), mix('#ffffff', color.ember, low), 0.55 * sunUp);
    disc(canvas, sun.x, sun.y, height * 0.055, fade(sunColor, sunUp));
  }
  if (night > 0) {
    glow(canvas, moon.x, moon.y, height * 0.42, color.irisLight, 0.4 * night);
    drawCrescent(canvas, moon.x, moon.y, height * 0.042, fade(color.mist, night));
  }
  drawClouds(canvas, width, height, seconds, mix(sky.horizon, '#ffffff', 0.25), 0.34 * (1 - 0.75 * night));

  const far = (seed: number, base: number, rise: number, pan: number, dark: number): Ridge => ({
    seed,
    base,
    rise,
    pan,
    fill: mix(mix(sky.horizon, sky.middle, 0.55), mix(sky.top, color.night, 0.55), dark),
  });
  drawRidge(canvas, width, height, seconds, far(11, 0.575, 0.135, 0.002, 0.18));
  drawRidge(canvas, width, height, seconds, far(37, 0.638, 0.09, 0.0035, 0.42));
  drawRidge(canvas, width, height, seconds, far(53, 0.682, 0.045, 0.005, 0.66));

  fillVertical(canvas, width, height * 0.7, height, [
    mix(sky.horizon, sky.top, 0.35),
    mix(sky.middle, sky.top, 0.6),
    mix(sky.top, color.night, 0.5),
  ]);
  if (sunUp > 0) drawGlints(canvas, height, sun.x, seconds, sunColor, 0.75 * sunUp);
  if (night > 0) drawGlints(canvas, height, moon.x, seconds, color.irisLight, 0.55 * night);

  const near = mix(color.night, sky.top, 0.16);
  drawPines(canvas, width, height, seconds, near);
  drawRidge(canvas, width, height, seconds, {seed: 90, base: 0.905, rise: 0.035, pan: 0.012, fill: near});
}

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** The film: the landscape, the chapter's name and a timecode. */
export const day: Scene = (canvas, width, height, seconds) => {
  drawLandscape(canvas, width, height, seconds / daySeconds, seconds);
  const index = Math.min(chapters.length - 1, Math.floor(seconds / chapterSeconds));
  const since = seconds - index * chapterSeconds;
  const shown = ease(0, 0.8, since);
  const unit = height / 720;
  const left = 64 * unit;
  const top = 62 * unit;
  // White words on a noon sky need some shade behind them.
  canvas.save();
  canvas.scale(width * 0.5, height * 0.55);
  glow(canvas, 0.1, 0.08, 1, color.night, 0.62);
  canvas.restore();
  canvas.fillStyle = color.irisLight;
  canvas.fillRect(left, top, 4 * unit, 84 * unit);
  write(canvas, {
    text: chapters[index] ?? '',
    x: left + (24 - 10 * (1 - shown)) * unit,
    y: top + 40 * unit,
    size: 52 * unit,
    weight: 600,
    fill: fade('#ffffff', shown),
  });
  write(canvas, {
    text: `${two(seconds / 60)}:${two(seconds % 60)}.${two((seconds % 1) * 24 + 0.001)}`,
    x: left + 25 * unit,
    y: top + 79 * unit,
    size: 22 * unit,
    fill: fade('#ffffff', 0.9),
    mono: true,
  });
};

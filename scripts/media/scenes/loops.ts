/** Short scenes that end as they begin: the upright clips, and the ground of some posters. */
import {chance, color, disc, fade, fillVertical, glow, mix, type Scene} from './draw';

export const loopSeconds = 6;
const phaseAt = (seconds: number) => (seconds / loopSeconds) * Math.PI * 2;

/** Paper lanterns rise over a dark lake. */
export const lanterns: Scene = (canvas, width, height, seconds) => {
  fillVertical(canvas, width, 0, height, ['#0b0d15', '#1b1a3c', '#4a3bb0', '#b26aa8']);
  const unit = Math.min(width, height);
  for (let index = 0; index < 26; index++) {
    const depth = 0.25 + 0.75 * chance(index + 2);
    const rise = (chance(index + 31) + (seconds / loopSeconds) * (index % 3 === 0 ? 2 : 1)) % 1;
    const x = width * chance(index + 71) + Math.sin(phaseAt(seconds) + index) * unit * 0.02;
    const y = height * (1.1 - 1.25 * rise);
    const size = unit * 0.055 * depth;
    const light = Math.min(1, rise * 6, (1 - rise) * 4) * depth;
    glow(canvas, x, y, size * 3.4, color.ember, 0.5 * light);
    const body = canvas.createLinearGradient(0, y - size, 0, y + size);
    body.addColorStop(0, fade('#fbd9b4', 0.75 * light));
    body.addColorStop(1, fade(color.amber, light));
    canvas.fillStyle = body;
    canvas.beginPath();
    canvas.roundRect(x - size * 0.62, y - size * 0.85, size * 1.24, size * 1.7, size * 0.4);
    canvas.fill();
  }
};

/** Long waves under a low moon. */
export const waves: Scene = (canvas, width, height, seconds) => {
  fillVertical(canvas, width, 0, height, ['#12132a', '#3a2fc4', '#a9a2ff', '#f1c9cf']);
  const unit = Math.min(width, height);
  const moon = {x: width * 0.5, y: height * 0.34};
  glow(canvas, moon.x, moon.y, unit * 0.75, '#ffffff', 0.5);
  disc(canvas, moon.x, moon.y, unit * 0.16, '#fff6ee');
  for (let layer = 0; layer < 8; layer++) {
    const share = layer / 7;
    const base = height * (0.46 + 0.52 * share ** 1.15);
    const high = height * (0.008 + 0.022 * share);
    canvas.fillStyle = mix(mix(color.irisLight, color.iris, Math.min(1, share * 2)), color.night, share * share);
    canvas.beginPath();
    canvas.moveTo(0, height);
    for (let x = 0; x <= width + 4; x += 4) {
      const place = (x / unit) * (3.4 - 1.6 * share);
      const wave =
        Math.sin(place * 1.7 + phaseAt(seconds) * (layer % 2 ? 1 : -1) + layer * 1.3) +
        0.5 * Math.sin(place * 3.1 - phaseAt(seconds) + layer);
      canvas.lineTo(x, base + wave * high);
    }
    canvas.lineTo(width, height);
    canvas.fill();
  }
};

/** Planets on their rings. */
export const orbits: Scene = (canvas, width, height, seconds) => {
  fillVertical(canvas, width, 0, height, ['#0d0f17', '#1a1a36', '#2b2768']);
  const unit = Math.min(width, height);
  const center = {x: width * 0.62, y: height * 0.56};
  for (let star = 0; star < 70; star++)
    disc(
      canvas,
      chance(star) * width,
      chance(star + 4) * height,
      unit * 0.0024,
      fade(color.mist, 0.6 * chance(star + 8)),
    );
  glow(canvas, center.x, center.y, unit * 0.7, color.iris, 0.9);
  disc(canvas, center.x, center.y, unit * 0.13, '#ffe7d2');
  for (let ring = 0; ring < 5; ring++) {
    const radius = unit * (0.24 + 0.14 * ring);
    canvas.strokeStyle = fade(color.irisLight, 0.42 - 0.06 * ring);
    canvas.lineWidth = unit * 0.003;
    canvas.beginPath();
    canvas.ellipse(center.x, center.y, radius, radius * 0.42, -0.22, 0, 6.29);
    canvas.stroke();
    const angle = phaseAt(seconds) * (ring === 0 ? 2 : 1) + ring * 1.9;
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.42];
    const x = center.x + dx * Math.cos(-0.22) - dy * Math.sin(-0.22);
    const y = center.y + dx * Math.sin(-0.22) + dy * Math.cos(-0.22);
    disc(
      canvas,
      x,
      y,
      unit * (0.018 + 0.009 * (ring % 3)),
      [color.ember, color.irisLight, color.mist][ring % 3] ?? '#fff',
    );
  }
};

/** The lines of a map. */
export const contours: Scene = (canvas, width, height, seconds) => {
  fillVertical(canvas, width, 0, height, ['#1f1a5a', '#4b3fe4', '#8f86ff']);
  const unit = Math.min(width, height);
  for (let line = 0; line < 17; line++) {
    const radius = unit * (0.06 + 0.075 * line);
    canvas.strokeStyle = fade(line % 4 === 0 ? '#ffffff' : color.mist, line % 4 === 0 ? 0.85 : 0.4);
    canvas.lineWidth = unit * (line % 4 === 0 ? 0.006 : 0.0035);
    canvas.beginPath();
    for (let step = 0; step <= 120; step++) {
      const angle = (step / 120) * Math.PI * 2;
      const bend =
        1 + 0.14 * Math.sin(angle * 3 + line * 0.16 + phaseAt(seconds)) + 0.07 * Math.sin(angle * 5 - line * 0.22 + 1);
      canvas.lineTo(
        width * 0.64 + Math.cos(angle) * radius * bend * 1.25,
        height * 0.46 + Math.sin(angle) * radius * bend,
      );
    }
    canvas.stroke();
  }
};

/** Bars that move like the sound of a choir. */
export const chorus: Scene = (canvas, width, height, seconds) => {
  fillVertical(canvas, width, 0, height, ['#151728', '#2a1f52', '#7a3f8e', '#f2a981']);
  const count = 31;
  const step = width / count;
  for (let bar = 0; bar < count; bar++) {
    const middle = 1 - Math.abs(bar - count / 2) / (count / 2);
    const sound =
      0.55 + 0.25 * Math.sin(phaseAt(seconds) + bar * 0.7) + 0.2 * Math.sin(phaseAt(seconds) * 2 + bar * 1.9);
    const tall = height * 0.72 * (0.12 + 0.88 * middle ** 1.4) * sound;
    canvas.fillStyle = fade(mix(color.mist, color.irisLight, bar / count), 0.92);
    canvas.beginPath();
    canvas.roundRect(bar * step + step * 0.22, height / 2 - tall / 2, step * 0.56, tall, step * 0.28);
    canvas.fill();
  }
};

/** Rain on a window, a city behind it. */
export const rain: Scene = (canvas, width, height, seconds) => {
  fillVertical(canvas, width, 0, height, ['#0e1017', '#1c2240', '#34337a', '#5c4bb8']);
  const unit = Math.min(width, height);
  const lights = [color.amber, color.ember, color.irisLight, color.blush, color.mist];
  for (let light = 0; light < 24; light++) {
    const size = unit * (0.03 + 0.08 * chance(light + 12));
    disc(
      canvas,
      width * chance(light + 5),
      height * (0.5 + 0.42 * chance(light + 17)),
      size,
      fade(lights[light % lights.length] ?? color.amber, 0.16 + 0.22 * chance(light)),
    );
  }
  for (let drop = 0; drop < 70; drop++) {
    const fall = (chance(drop + 90) + seconds / loopSeconds) % 1;
    const x = width * chance(drop + 44);
    const y = height * (fall * 1.3 - 0.15);
    const long = unit * (0.05 + 0.16 * chance(drop + 61));
    const trail = canvas.createLinearGradient(0, y - long, 0, y);
    trail.addColorStop(0, fade(color.mist, 0));
    trail.addColorStop(1, fade(color.mist, 0.55));
    canvas.strokeStyle = trail;
    canvas.lineWidth = unit * 0.005;
    canvas.lineCap = 'round';
    canvas.beginPath();
    canvas.moveTo(x, y - long);
    canvas.lineTo(x, y);
    canvas.stroke();
    disc(canvas, x, y, unit * 0.0065, fade('#ffffff', 0.8));
  }
};

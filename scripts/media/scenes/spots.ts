/** The two ads. They show that they are ads, and how long they last. */
import {type Canvas, clamp, color, ease, fade, fillVertical, glow, type Scene, write} from './draw';

interface Spot {
  seconds: number;
  ground: string[];
  line: [string, string];
  foot: string;
}

const spots = {
  spotA: {
    seconds: 8,
    ground: ['#2a20a8', '#4b3fe4', '#7b70fa'],
    line: ['This is', 'an advertisement.'],
    foot: 'Spot A · eight seconds, skip after three',
  },
  spotB: {
    seconds: 6,
    ground: ['#a5476a', '#e0805f', '#f2b36b'],
    line: ['And this is', 'another one.'],
    foot: 'Spot B · six seconds, skip after two',
  },
} satisfies Record<string, Spot>;

function drawMark(canvas: Canvas, x: number, y: number, size: number, opacity: number): void {
  canvas.fillStyle = fade('#ffffff', opacity);
  canvas.beginPath();
  canvas.roundRect(x, y, size * 0.09, size, size * 0.045);
  canvas.fill();
  canvas.beginPath();
  canvas.moveTo(x + size * 0.26, y + size * 0.06);
  canvas.lineTo(x + size, y + size * 0.5);
  canvas.lineTo(x + size * 0.26, y + size * 0.94);
  canvas.closePath();
  canvas.fill();
}

const spot =
  ({seconds: length, ground, line, foot}: Spot): Scene =>
  (canvas, width, height, seconds) => {
    fillVertical(canvas, width, 0, height, ground);
    const unit = height / 540;
    glow(canvas, width * 0.76, height * 0.45, height * 0.8, '#ffffff', 0.24);
    const center = {x: width * 0.76, y: height * 0.47};
    for (let ring = 0; ring < 5; ring++) {
      const grow = (seconds / 4 + ring / 5) % 1;
      canvas.strokeStyle = fade('#ffffff', 0.4 * (1 - grow) * Math.min(1, grow * 5));
      canvas.lineWidth = 2 * unit;
      canvas.beginPath();
      canvas.arc(center.x, center.y, (96 + 190 * grow) * unit, 0, 6.29);
      canvas.stroke();
    }
    canvas.lineWidth = 7 * unit;
    canvas.lineCap = 'round';
    canvas.strokeStyle = fade('#ffffff', 0.28);
    canvas.beginPath();
    canvas.arc(center.x, center.y, 92 * unit, 0, 6.29);
    canvas.stroke();
    canvas.strokeStyle = '#ffffff';
    canvas.beginPath();
    canvas.arc(center.x, center.y, 92 * unit, -Math.PI / 2, -Math.PI / 2 + clamp(seconds / length) * Math.PI * 2);
    canvas.stroke();
    drawMark(canvas, center.x - 34 * unit, center.y - 40 * unit, 80 * unit, 1);
    line.forEach((text, index) => {
      const shown = ease(0.1 + index * 0.25, 0.9 + index * 0.25, seconds);
      write(canvas, {
        text,
        x: (64 + 14 * (1 - shown)) * unit,
        y: (232 + index * 62) * unit,
        size: 56 * unit,
        weight: 650,
        fill: fade('#ffffff', shown),
      });
    });
    write(canvas, {
      text: foot,
      x: 66 * unit,
      y: 342 * unit,
      size: 21 * unit,
      fill: fade(color.mist, 0.95 * ease(0.8, 1.4, seconds)),
    });
  };

export const spotA = spot(spots.spotA);
export const spotB = spot(spots.spotB);
export const spotSeconds = {spotA: spots.spotA.seconds, spotB: spots.spotB.seconds};

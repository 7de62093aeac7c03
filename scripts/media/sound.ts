/** Music, computed sample by sample: the two audio tracks of the film and the sound of the ads. */

export const sampleRate = 48_000;
/** Stereo samples between -1 and 1, left and right in turn. */
export type Sound = Float32Array<ArrayBuffer>;

const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12);
const silence = (seconds: number): Sound => new Float32Array(Math.round(seconds * sampleRate) * 2);

interface Tone {
  /** MIDI number. */
  note: number;
  /** Seconds from the start. */
  from: number;
  length: number;
  loud: number;
  /** -1 is left, 1 is right. */
  place: number;
}

/** Adds one tone; `shape` gives the wave at a phase (in turns) and the seconds since its start. */
function add(sound: Sound, tone: Tone, shape: (phase: number, since: number) => number): void {
  const first = Math.round(tone.from * sampleRate);
  const last = Math.min(sound.length / 2, Math.round((tone.from + tone.length) * sampleRate));
  const [left, right] = [Math.sqrt((1 - tone.place) / 2), Math.sqrt((1 + tone.place) / 2)];
  for (let at = first; at < last; at++) {
    const since = (at - first) / sampleRate;
    const value = shape(since * hertz(tone.note), since) * tone.loud;
    sound[at * 2] = (sound[at * 2] ?? 0) + value * left;
    sound[at * 2 + 1] = (sound[at * 2 + 1] ?? 0) + value * right;
  }
}

const sine = (turns: number) => Math.sin(turns * Math.PI * 2);

function ring(sound: Sound, tone: Tone): void {
  add(sound, tone, (phase, since) => {
    const end = Math.min(1, (tone.length - since) * 8);
    return (
      Math.min(1, since * 250) *
      end *
      (sine(phase) * Math.exp(-since * 1.5) +
        0.35 * sine(phase * 2.76) * Math.exp(-since * 4) +
        0.14 * sine(phase * 5.4) * Math.exp(-since * 8))
    );
  });
}

function bow(sound: Sound, tone: Tone): void {
  add(sound, tone, (phase, since) => {
    const swell = Math.min(1, since / 1.4) * Math.min(1, (tone.length - since) / 1.4);
    const tremble = phase + 0.05 * sine(since * 4.6);
    let value = 0;
    for (let part = 1; part <= 6; part++) value += sine(tremble * part * (1 + 0.0008 * part)) / part ** 1.7;
    return swell * value;
  });
}

/** One chord for each four seconds, by chapter: D major, G major, B minor, E minor and what leads on. */
const chords = [
  [50, 57, 62, 66],
  [55, 59, 62, 69],
  [47, 54, 62, 66],
  [52, 55, 62, 67],
];
const melody = [74, 78, 81, 78, 76, 74, 69, 71, 74, 73, 69, 66, 71, 74, 76, 78];

/** The track "English": bells over a quiet ground. */
export function bells(seconds: number): Sound {
  const sound = silence(seconds);
  for (let beat = 0; beat * 0.5 < seconds - 1; beat++) {
    const chord = chords[Math.floor(beat / 8) % chords.length] ?? [];
    const note = chord[(beat * 3) % chord.length] ?? 62;
    ring(sound, {
      note: note + 12,
      from: beat * 0.5,
      length: 3,
      loud: beat % 4 === 0 ? 0.13 : 0.075,
      place: sine(beat / 7) * 0.5,
    });
    if (beat % 4 === 2)
      ring(sound, {
        note: melody[(beat >> 2) % melody.length] ?? 74,
        from: beat * 0.5,
        length: 4,
        loud: 0.11,
        place: 0.2,
      });
  }
  return soften(sound);
}

/** The track "Français": strings, slow and low. */
export function strings(seconds: number): Sound {
  const sound = silence(seconds);
  for (let bar = 0; bar * 4 < seconds; bar++) {
    const chord = chords[bar % chords.length] ?? [];
    chord.forEach((note, index) => {
      const tone = {
        note,
        from: bar * 4,
        length: Math.min(5.2, seconds - bar * 4),
        loud: 0.07,
        place: (index - 1.5) / 3,
      };
      bow(sound, tone);
      bow(sound, {...tone, note: note + 0.06, loud: 0.045, place: -tone.place});
    });
    bow(sound, {
      note: (melody[bar % melody.length] ?? 74) - 12,
      from: bar * 4,
      length: Math.min(4.6, seconds - bar * 4),
      loud: 0.06,
      place: 0,
    });
  }
  return soften(sound);
}

/** The ads' sound: four rising tones, and again. */
export function jingle(seconds: number, key: number): Sound {
  const sound = silence(seconds);
  for (let beat = 0; beat * 0.25 < seconds - 1; beat++) {
    if (beat % 8 > 4) continue;
    ring(sound, {note: key + ([0, 4, 7, 12, 16][beat % 8] ?? 0), from: beat * 0.25, length: 1.6, loud: 0.16, place: 0});
  }
  return soften(sound);
}

/** Fades both ends and keeps the peaks from clipping. */
function soften(sound: Sound): Sound {
  const frames = sound.length / 2;
  const edge = sampleRate * 0.4;
  return sound.map((value, index) => {
    const at = Math.floor(index / 2);
    return Math.tanh(value * 1.4) * Math.min(1, at / edge, (frames - at) / edge);
  });
}

/** A WAV file with 16 bits a sample. */
export function toWave(sound: Sound): Buffer {
  const file = Buffer.alloc(44 + sound.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + sound.length * 2, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 4, 28);
  file.writeUInt16LE(4, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(sound.length * 2, 40);
  sound.forEach((value, index) =>
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), 44 + index * 2),
  );
  return file;
}

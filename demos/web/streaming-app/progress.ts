/** How far the viewer got: kept in the browser, and only for this visit where the browser keeps nothing. */
export interface Progress {
  /** Seconds. */
  time: number;
  duration: number;
  /** Milliseconds since 1970; the newest is shown first. */
  at: number;
}

const key = 'calm-app:progress';
let memory: Record<string, Progress> = {};

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  ['time', 'duration', 'at'].every((name) => Number.isFinite((value as Record<string, unknown>)[name]));

function read(): Record<string, Progress> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, Progress] => isProgress(entry[1])),
    );
  } catch {
    // Storage is blocked, or somebody else wrote into it.
    return memory;
  }
}

function write(all: Record<string, Progress>): void {
  memory = all;
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // Blocked or full: what is in memory has to do.
  }
}

/** Where to go on; undefined for a video that was not begun, or that is over but for the credits. */
export function getProgress(id: string): Progress | undefined {
  const progress = read()[id];
  return progress && progress.time >= 2 && progress.time < progress.duration - 2 ? progress : undefined;
}

export function saveProgress(id: string, time: number, duration: number): void {
  if (Number.isFinite(duration)) write({...read(), [id]: {time, duration, at: Date.now()}});
}

/** What was begun and not finished, the newest first. */
export function listProgress(): string[] {
  return Object.entries(read())
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([id]) => id)
    .filter((id) => getProgress(id));
}

/** Of some videos, the one that was watched last and not finished. */
export const findBegun = <Item extends {id: string}>(videos: readonly Item[]): Item | undefined =>
  listProgress()
    .map((id) => videos.find((video) => video.id === id))
    .find((video) => video !== undefined);

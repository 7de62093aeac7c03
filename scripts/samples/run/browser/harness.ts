/** Runs first in the page of each sample: has the SDK's names, collects errors, and calls what the SDK would call. */
import shapes from 'sample-shapes';
import {createPlayerClasses, type SamplePlayer} from './players';
import {createElement, StandIns} from './standIn';

/** An error of a sample. */
export interface SampleError {
  message: string;
  /** With the addresses of the page's scripts. */
  stack: string;
}

/** A function or class that a sample exports, with the types of its parameters as written. */
export interface ExportedCall {
  name: string;
  isClass: boolean;
  parameters: {type: string; optional: boolean}[];
}

const errors: SampleError[] = [];
const players: SamplePlayer[] = [];
/** Set once the sample has loaded: what its functions refuse of stand-in data, or look for in it, is no mistake. */
let isExercising = false;

function collect(reason: unknown, message: string): void {
  const isMistake =
    (reason instanceof TypeError &&
      !/^Failed to (construct|execute|fetch)|^The preview engine| in the typings$/.test(reason.message)) ||
    reason instanceof ReferenceError;
  if (isExercising && !isMistake) return;
  errors.push({message, stack: reason instanceof Error ? (reason.stack ?? '') : ''});
}

window.addEventListener('error', (event) => {
  if (event.message) collect(event.error, `${event.message} (${event.filename}:${event.lineno}:${event.colno})`);
});
window.addEventListener('unhandledrejection', ({reason}) => collect(reason, `Unhandled rejection: ${String(reason)}`));

const standIns = new StandIns(shapes.sdk);
const sdk: Record<string, unknown> = {};
for (const name of Object.keys(shapes.sdk.roots)) sdk[name] = standIns.createRoot(name);
Object.assign(
  sdk,
  createPlayerClasses(standIns, (player) => players.push(player)),
  {version: '7.8.0'},
);

/** What a person allows in a browser, and a page under test is not asked. */
Element.prototype.requestFullscreen = () => Promise.resolve();
window.alert = () => undefined;
window.confirm = () => true;
window.prompt = () => '';
window.open = () => null;

/** Creates the elements that a sample looks up and its page does not show. */
function ensureElements(wanted: readonly {selector: string; type: string}[]): void {
  for (const {selector, type} of wanted) {
    if (document.querySelector(selector)) continue;
    const [, tag, id, classes = '', attribute] =
      /^([a-z][\w-]*)?(?:#([\w-]+))?((?:\.[\w-]+)*)(?:\[([\w-]+)(?:=[^\]]*)?\])?$/i.exec(selector) ?? [];
    const element = tag ? document.createElement(tag) : createElement(type);
    if (id) element.id = id;
    if (classes) element.className = classes.split('.').join(' ').trim();
    if (attribute) element.setAttribute(attribute, /=["']?([^"'\]]*)/.exec(selector)?.[1] ?? '');
    document.body.append(element);
  }
}

const unknown = Symbol('unknown');
const demoSource = {sources: [{src: '/master.m3u8', type: 'application/x-mpegurl'}]};

function createArgument({type, optional}: ExportedCall['parameters'][number]): unknown {
  const name = type.replace(/^readonly /, '').trim();
  if (/^(Chromeless)?Player$/.test(name)) return players[0] ?? createPlayer();
  if (/^HTML\w*Element$|^Element$/.test(name)) return createElement(name);
  if (name.endsWith('[]')) {
    const element = createArgument({type: name.slice(0, -2), optional: false});
    return element === unknown ? unknown : [element];
  }
  if (name === 'string') return 'text';
  if (name === 'number') return 1;
  if (name === 'boolean') return true;
  if (name === 'AbortSignal') return new AbortController().signal;
  if (name === 'Date') return new Date();
  if (standIns.hasType(name)) return standIns.createOfType(name);
  return optional ? undefined : unknown;
}

function createPlayer(): SamplePlayer {
  const {ChromelessPlayer} = sdk as unknown as {ChromelessPlayer: new (element: HTMLElement) => SamplePlayer};
  const player = new ChromelessPlayer(createElement('HTMLElement'));
  player.source = demoSource;
  return player;
}

/** Plays without sound, once there is a player; a demo stream if the sample has set no source. Returns the player. */
async function play(): Promise<SamplePlayer> {
  await until(() => players.length > 0);
  const [player] = players as [SamplePlayer];
  player.source ??= demoSource;
  player.muted = true;
  player.play();
  return player;
}

/** Waits until something is so. */
async function until(look: () => boolean): Promise<void> {
  while (!look()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Lets what was started go on: promises, timers of no time, a frame. */
async function settle(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

async function attempt(call: () => unknown): Promise<void> {
  try {
    // A stand-in's promise is settled; a sample that waits for more goes on by itself.
    const answer = call();
    if (answer instanceof Promise) answer.catch((error: unknown) => collect(error, String(error)));
  } catch (error) {
    collect(error, String(error));
  }
  await Promise.resolve();
}

/** Calls the exports that can be called, then whatever the sample gave to the SDK. */
async function exercise(exported: Record<string, unknown>, calls: readonly ExportedCall[]): Promise<string[]> {
  isExercising = true;
  const called: string[] = [];
  for (const {name, isClass, parameters} of calls) {
    const target = exported[name];
    const values = parameters.map(createArgument);
    if (typeof target !== 'function' || values.includes(unknown)) continue;
    called.push(name);
    await attempt(() =>
      isClass
        ? new (target as new (...values: unknown[]) => unknown)(...values)
        : (target as (...values: unknown[]) => unknown)(...values),
    );
  }
  await settle();
  for (let round = 0; round < 3 && standIns.pending.length > 0; round++) {
    for (const call of standIns.pending.splice(0)) await attempt(call);
    await settle();
  }
  return called;
}

/** Puts the names of Google's framework on the page: of a sender's or of a receiver's. */
function addCast(side: 'sender' | 'receiver'): void {
  const own = new StandIns(shapes[side], standIns.pending);
  for (const name of Object.keys(shapes[side].roots)) Object.assign(window, {[name.slice(1)]: own.createRoot(name)});
  const {__onGCastApiAvailable: onAvailable} = window as unknown as Record<string, unknown>;
  if (typeof onAvailable === 'function') standIns.pending.push(() => (onAvailable as (is: boolean) => void)(true));
}

const samples = {
  sdk,
  errors,
  players,
  exported: {} as Record<string, unknown>,
  ensureElements,
  createPlayer,
  exercise,
  play,
  settle,
  until,
  addCast,
};
/** What the page of a sample has at `window.samples`. */
export type Samples = typeof samples;
Object.assign(window, {samples, THEOplayer: sdk});

/** Runs in the browser: every scene by its name, and the function that the script calls for a frame. */
import {daySeconds, day, drawLandscape} from './day';
import {type Canvas, type Scene, write} from './draw';
import {chorus, contours, lanterns, orbits, rain, waves} from './loops';
import {spotA, spotB} from './spots';

/** `still-0.36`: the landscape without words at a time between 0 and 1. */
const still =
  (time: number): Scene =>
  (canvas, width, height) =>
    drawLandscape(canvas, width, height, time, time * daySeconds);

const scenes: Record<string, Scene> = {day, lanterns, waves, orbits, contours, chorus, rain, spotA, spotB};

function sceneNamed(name: string): Scene {
  const time = /^still-(.+)$/.exec(name)?.[1];
  const scene = time === undefined ? scenes[name] : still(Number(time));
  if (!scene)
    throw new Error(`No scene is called "${name}". There are ${Object.keys(scenes).join(', ')}, still-<0 to 1>.`);
  return scene;
}

async function encode(surface: OffscreenCanvas, type: string, quality: number): Promise<string> {
  const bytes = new Uint8Array(await (await surface.convertToBlob({type, quality})).arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 32_768) binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(binary);
}

function open(width: number, height: number): {surface: OffscreenCanvas; canvas: Canvas} {
  const surface = new OffscreenCanvas(width, height);
  const canvas = surface.getContext('2d');
  if (!canvas) throw new Error('The browser gives no 2D canvas.');
  return {surface, canvas};
}

export interface FrameRequest {
  scene: string;
  width: number;
  height: number;
  seconds: number;
  type: string;
  quality: number;
}

/** One picture, in base64. */
export function drawFrame({scene, width, height, seconds, type, quality}: FrameRequest): Promise<string> {
  const {surface, canvas} = open(width, height);
  sceneNamed(scene)(canvas, width, height, seconds);
  return encode(surface, type, quality);
}

/** The name of a rendition, on nothing: it is laid over that rendition's picture. */
export function drawBadge(text: string, width: number, height: number): Promise<string> {
  const {surface, canvas} = open(width, height);
  const unit = height / 720;
  const size = Math.max(11, 20 * unit);
  write(canvas, {
    text,
    x: width - 64 * unit,
    y: 84 * unit,
    size,
    fill: 'rgb(255 255 255 / .8)',
    mono: true,
    align: 'right',
  });
  return encode(surface, 'image/png', 1);
}

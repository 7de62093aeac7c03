/** Draws the scenes in Chromium, whose canvas and fonts are the same on every machine that has the browser. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import ts from 'typescript';
import {browserArguments} from '../setup/browserArguments';
import type * as Scenes from './scenes/index';

const root = path.resolve(__dirname, '../..');
const origin = 'http://studio.example.com';
const html = `<!doctype html><style>
@font-face{font-family:Sans;src:url(/geist.woff2);font-weight:400 900}
@font-face{font-family:Mono;src:url(/geist-mono.woff2);font-weight:400 900}
</style>`;

/** A file that the page of the studio asks for: a font or a scene, as JavaScript. */
function answer(pathname: string): {contentType: string; body: string | Buffer} | undefined {
  if (pathname === '/') return {contentType: 'text/html', body: html};
  if (pathname.endsWith('.woff2')) {
    const family = path.basename(pathname, '.woff2');
    const font = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
    return {contentType: 'font/woff2', body: readFileSync(path.join(root, font))};
  }
  const source = path.join(__dirname, `${pathname}.ts`);
  if (!existsSync(source)) return undefined;
  const options = {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022};
  return {
    contentType: 'text/javascript',
    body: ts.transpileModule(readFileSync(source, 'utf8'), {compilerOptions: options}).outputText,
  };
}

export interface Studio {
  /** One picture. `quality` is between 0 and 1. */
  frame(request: Scenes.FrameRequest): Promise<Buffer>;
  /** A rendition's name in white on nothing, as a PNG of that size. */
  badge(text: string, width: number, height: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens the browser at `CHROMIUM_PATH`. The caller closes it. */
export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: browserArguments,
  });
  const page = await browser.newPage();
  await page.route(`${origin}/**`, async (route) => {
    const found = answer(new URL(route.request().url()).pathname);
    await (found ? route.fulfill(found) : route.abort());
  });
  await page.goto(origin);
  const scenes = await page.evaluateHandle<typeof Scenes>(`(async () => {
    await Promise.all(['500 20px Sans', '500 20px Mono'].map((font) => document.fonts.load(font)));
    return import('/scenes/index');
  })()`);
  return {
    frame: async (request) =>
      Buffer.from(await scenes.evaluate((module, frame) => module.drawFrame(frame), request), 'base64'),
    badge: async (text, width, height) =>
      Buffer.from(
        await scenes.evaluate((module, badge) => module.drawBadge(...badge), [text, width, height] as const),
        'base64',
      ),
    close: () => browser.close(),
  };
}

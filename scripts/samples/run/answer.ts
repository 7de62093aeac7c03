import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {createSdkModule, sdkAddress, type Bundle, type Harness} from './bundle';
import {createPage, entryAddress, harnessAddress} from './page';
import {findFile, isModule, type Run} from './projects';

/** The response to a request of a sample's page. */
export interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

export interface AnswerOptions {
  root: string;
  harness: Harness;
  /** The script of a project's file, bundled. */
  getBundle: (run: Run) => Promise<Bundle>;
}

const types: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.xml': 'text/xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};

const mediaAddress = '/samples/media/';

const script = (body: string | Buffer): Answer => ({status: 200, type: 'text/javascript', body});
const nothing: Answer = {status: 404, type: 'text/plain', body: ''};

/** Libraries that a page loads by a script tag, and npm has. */
const libraries: readonly [RegExp, string][] = [
  [/(^|\/)THEOplayerUI\.js$/, '@theoplayer/web-ui/dist/THEOplayerUI.js'],
  [/(^|\/)cmcd-connector\.umd\.js$/, '@theoplayer/cmcd-connector-web/dist/cmcd-connector.umd.js'],
  [/(^|\/)conviva-connector\.umd\.js$/, '@theoplayer/conviva-connector-web/dist/conviva-connector.umd.js'],
  [/(^|\/)yospace-connector\.umd\.js$/, '@theoplayer/yospace-connector-web/dist/yospace-connector.umd.js'],
  [/(^|\/)conviva-core-sdk\.js$/, '@convivainc/conviva-js-coresdk/conviva-core-sdk.js'],
];

/**
 * Answers a request that the page of a run sends, to whatever host: its files, the SDK's stand-in, and demo media for streams, subtitles and ads.
 */
export async function answer(run: Run, url: URL, options: AnswerOptions): Promise<Answer> {
  const address = decodeURIComponent(url.pathname);
  if (address === '/samples/') return {status: 200, type: 'text/html', body: createPage(run)};
  if (address === harnessAddress) return script(options.harness.script);
  if (address === sdkAddress) return script(createSdkModule(options.harness.sdkNames));
  if (address === entryAddress) return script((await options.getBundle(run)).code);
  if (address.startsWith(mediaAddress)) return readMedia(address.slice(mediaAddress.length), options.root);
  // The classic build has put its name on the page already: the harness did.
  if (/(^|\/)THEOplayer(\.chromeless)?\.js$/.test(address)) return script('');
  if (/(^|\/)THEOplayer(\.chromeless|\.common)?\.esm\.js$/.test(address))
    return script(createSdkModule(options.harness.sdkNames));
  const file = findFile(run.project, address, run.entry);
  if (file?.language === 'css') return {status: 200, type: 'text/css', body: file.code};
  if (file && run.entry.language === 'html') {
    return script(isModule(file) ? (await options.getBundle({...run, entry: file})).code : file.code);
  }
  const library = libraries.find(([pattern]) => pattern.test(address))?.[1];
  if (library) return script(readFileSync(path.join(options.root, 'node_modules', library)));
  if (address.endsWith('/cast_sender.js')) return script("samples.addCast('sender');");
  if (address.endsWith('/cast_receiver_framework.js')) return script("samples.addCast('receiver');");
  if (address.endsWith('.js')) return script('');
  if (address.endsWith('.css')) return {status: 200, type: 'text/css', body: ''};
  const stream = findStream(address);
  return stream ? readMedia(stream, options.root) : nothing;
}

/** The demo media that stands in for a stream, subtitles or an ad. In scripts, placeholders are `_SOURCE_URL_`. */
function findStream(address: string): string | undefined {
  if (/\.m3u8$|[<_](SOURCE|HLS)_URL[>_]/.test(address)) return 'day/master.m3u8';
  if (/\.mp4$/.test(address)) return 'ads/spot-a.mp4';
  if (/thumb[^/]*\.vtt$/.test(address)) return 'day/thumbnails.vtt';
  if (/chapter[^/]*\.vtt$/.test(address)) return 'day/chapters.vtt';
  if (/\.vtt$/.test(address)) return 'day/subtitles-en.vtt';
  if (/vast|\.xml$|AD_TAG_URL/i.test(address)) return 'ads/preroll.xml';
  return undefined;
}

function readMedia(name: string, root: string): Answer {
  const folder = path.join(root, 'static/demo-media');
  const file = path.join(folder, name);
  if (!file.startsWith(folder + path.sep) || !statSync(file, {throwIfNoEntry: false})?.isFile()) return nothing;
  const extension = path.extname(file);
  const body = readFileSync(file);
  return {
    status: 200,
    type: types[extension] ?? 'application/octet-stream',
    body: extension === '.m3u8' ? useOwnAddresses(body.toString(), path.posix.dirname(name)) : body,
  };
}

/** A playlist at another address than its own names its files in full. */
function useOwnAddresses(playlist: string, folder: string): string {
  const base = `http://media.localhost${mediaAddress}${folder}/`;
  return playlist
    .replace(/^(?!#)(\S.*)$/gm, (_, address: string) => new URL(address, base).href)
    .replace(/URI="([^"]+)"/g, (_, address: string) => `URI="${new URL(address, base).href}"`);
}

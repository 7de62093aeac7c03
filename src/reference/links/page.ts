/** Finds the SDK's symbols in all samples of a page. */
import {getVersionKey} from '../read';
import {symbolLanguages} from '../resolve/page';
import type {ReferenceFile, ReferencePlatform} from '../types';
import type {SymbolHit} from './hits';
import {findReceiverSymbols} from './receivers';
import {findImportedPlatform, findScriptSymbols} from './script';
import type {ScriptSample, ScriptSymbols} from './script';
import {TypeReader} from './typeReader';
import {World} from './world';

export interface PageSample {
  code: string;
  /** As written on the fence. */
  language: string;
  /** The platform's id of the tab around the sample. */
  platform?: string | undefined;
}

export interface SampledPage {
  /** Source file from the repository root, with slashes. */
  file: string;
  /** `current`, `v6`. */
  docsVersion: string;
  samples: readonly PageSample[];
}

const scripts: Readonly<Record<string, {isJsx: boolean; isMarkup?: true}>> = {
  js: {isJsx: false},
  javascript: {isJsx: false},
  jsx: {isJsx: true},
  ts: {isJsx: false},
  typescript: {isJsx: false},
  tsx: {isJsx: true},
  html: {isJsx: false, isMarkup: true},
  vue: {isJsx: false, isMarkup: true},
};

type Family = 'web' | 'react-native';

/** The files of a family, and what its samples call things that they do not declare. */
const families: Readonly<Record<Family, {order: readonly ReferencePlatform[]; player: string}>> = {
  web: {order: ['web', 'open-video-ui-react', 'open-video-ui-web'], player: 'ChromelessPlayer'},
  'react-native': {order: ['react-native', 'open-video-ui-react-native'], player: 'THEOplayer'},
};

function getFamily(sample: PageSample, file: string): Family {
  const imported = findImportedPlatform(sample.code);
  if (imported) return /react-native$/.test(imported) ? 'react-native' : 'web';
  if (/from 'react-native/.test(sample.code)) return 'react-native';
  if (sample.platform !== undefined) return sample.platform === 'react-native' ? 'react-native' : 'web';
  return /(?:^|\/)react-native(?:[/.]|$)/.test(file) ? 'react-native' : 'web';
}

/** The scripts of markup, with everything else blank, so that offsets hold. */
function keepScripts(markup: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  let kept = '';
  let position = 0;
  for (const match of markup.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/type=["'](?!module|text\/javascript)/i.test(match[1]!)) continue;
    const start = match.index + match[0].indexOf('>') + 1;
    const end = start + match[2]!.length;
    // Scripts of one page are separate programs.
    kept += blank(markup.slice(position, start)).replace(/ $/, ';') + markup.slice(start, end);
    position = end;
  }
  return kept + blank(markup.slice(position));
}

export class SampleLinker {
  private readonly symbols = new Map<string, ScriptSymbols>();

  /** @param files of all platforms. */
  constructor(private readonly files: readonly ReferenceFile[]) {}

  /** @returns the symbols of each sample, by place in the sample. */
  find({file, docsVersion, samples}: SampledPage): SymbolHit[][] {
    const found: SymbolHit[][] = samples.map(() => []);
    for (const family of Object.keys(families) as Family[]) {
      const own = samples.flatMap((sample, index) => {
        const script = scripts[sample.language.toLowerCase()];
        if (!script || getFamily(sample, file) !== family) return [];
        const code = script.isMarkup ? keepScripts(sample.code) : sample.code;
        return [{index, code, isJsx: script.isJsx} satisfies ScriptSample & {index: number}];
      });
      if (own.length === 0 || !this.isOfSdk(own, samples, file)) continue;
      const {player} = families[family];
      const hits = findScriptSymbols(own, this.getSymbols(family, docsVersion), new Map([['player', player]]));
      hits.forEach((list, place) => (found[own[place]!.index] = list));
    }
    const context = samples.map(({code}) => code).join('\n');
    for (const language of symbolLanguages) {
      const own = samples.flatMap((sample, index) => (sample.language === language ? [{...sample, index}] : []));
      if (own.length === 0) continue;
      const codes = own.map(({code}) => code);
      const hits = findReceiverSymbols(codes, language, {file, docsVersion, context}, this.files);
      hits.forEach((list, place) => (found[own[place]!.index] = list));
    }
    return found;
  }

  /** Whether the samples speak of the SDK at all: by an import, its namespace, or the place of the page. */
  private isOfSdk(own: readonly {code: string; index: number}[], samples: readonly PageSample[], file: string) {
    return (
      own.some(
        ({code, index}) =>
          samples[index]!.platform !== undefined ||
          findImportedPlatform(code) !== undefined ||
          /\bTHEOplayer\b|\bplayer\./.test(code),
      ) || file.startsWith('open-video-ui/')
    );
  }

  private getSymbols(family: Family, docsVersion: string): ScriptSymbols {
    const key = `${family} ${docsVersion}`;
    let symbols = this.symbols.get(key);
    if (!symbols) {
      const {order} = families[family];
      const files = order.flatMap((platform) => this.files.find((file) => file.platform === platform) ?? []);
      // A version without the platform has nothing to link to.
      const [own] = files;
      const usable = own && getVersionKey(own, docsVersion) === undefined ? [] : files;
      const world = new World(usable, docsVersion);
      this.symbols.set(key, (symbols = {world, reader: new TypeReader(world)}));
    }
    return symbols;
  }
}

/** The grammars that samples use. A fence in another language stops the build, so that no sample is published without colors. */
import bash from 'refractor/bash';
import brightscript from 'refractor/brightscript';
import css from 'refractor/css';
import dart from 'refractor/dart';
import diff from 'refractor/diff';
import groovy from 'refractor/groovy';
import http from 'refractor/http';
import ini from 'refractor/ini';
import java from 'refractor/java';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import kotlin from 'refractor/kotlin';
import markdown from 'refractor/markdown';
import markup from 'refractor/markup';
import objectivec from 'refractor/objectivec';
import php from 'refractor/php';
import properties from 'refractor/properties';
import ruby from 'refractor/ruby';
import swift from 'refractor/swift';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';
import {refractor} from 'refractor/core';
import type {Syntax} from 'refractor/core';

/** HLS playlists (RFC 8216, section 4): tags, attribute names, quoted strings, URIs. */
const m3u8: Syntax = Object.assign(
  (prism: {languages: Record<string, unknown>}) => {
    prism.languages.m3u8 = {
      comment: /^#(?!EXT).*$/m,
      keyword: /^#EXT[\w-]*/m,
      string: /"[^"\n]*"/,
      property: /\b[A-Z][A-Z0-9-]*(?==)/,
      number: /(?<=[=:,x])-?\d+(?:\.\d+)?\b/,
      url: /^[^#\s].*$/m,
    };
  },
  {displayName: 'm3u8', aliases: ['hls']},
) as unknown as Syntax;

/** WebVTT (W3C WebVTT, section 4): header, cue timings, cue tags. */
const vtt: Syntax = Object.assign(
  (prism: {languages: Record<string, unknown>}) => {
    prism.languages.vtt = {
      keyword: /^(?:WEBVTT|NOTE|STYLE|REGION)\b.*$/m,
      number: /(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}/,
      operator: /-->/,
      tag: /<[^>\n]+>/,
      property: /\b(?:align|line|position|region|size|vertical)(?=:)/,
      url: /^\S+\.(?:jpe?g|png|webp)\S*$/m,
    };
  },
  {displayName: 'vtt', aliases: ['webvtt']},
) as unknown as Syntax;

for (const language of [
  markup,
  css,
  javascript,
  jsx,
  typescript,
  tsx,
  bash,
  brightscript,
  dart,
  diff,
  groovy,
  http,
  ini,
  java,
  json,
  kotlin,
  markdown,
  objectivec,
  php,
  properties,
  ruby,
  swift,
  toml,
  yaml,
  m3u8,
  vtt,
]) {
  refractor.register(language);
}
/** Further names that writers use. The check of samples knows the same (scripts/samples/languages.ts). */
refractor.alias({
  markup: ['vue', 'dash', 'mpd'],
  brightscript: ['brs'],
  groovy: ['gradle'],
  javascript: ['mjs', 'cjs'],
  typescript: ['mts'],
  objectivec: ['objective-c'],
  m3u8: ['hls'],
  vtt: ['webvtt'],
  markdown: ['mdx'],
});

const plain = new Set(['text', 'txt', 'plaintext']);

/** Display name of a language in a code block's header. */
export const languageLabels: Readonly<Record<string, string>> = {
  bash: 'Shell',
  brightscript: 'BrightScript',
  css: 'CSS',
  dart: 'Dart',
  diff: 'Diff',
  groovy: 'Gradle',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  kotlin: 'Kotlin',
  m3u8: 'HLS playlist',
  mdx: 'MDX',
  objectivec: 'Objective-C',
  php: 'PHP',
  properties: 'Properties',
  ruby: 'Ruby',
  swift: 'Swift',
  text: 'Text',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TSX',
  vtt: 'WebVTT',
  vue: 'Vue',
  xml: 'XML',
  yaml: 'YAML',
};

export function isKnownLanguage(language: string): boolean {
  return plain.has(language) || refractor.registered(language);
}

export function isPlainText(language: string): boolean {
  return plain.has(language);
}

export {refractor};

/** The name of each language in the report, by the names that writers may use on a fence. */
const aliases: Record<string, string> = {
  ts: 'ts',
  typescript: 'ts',
  mts: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  jsx: 'jsx',
  html: 'html',
  vue: 'vue',
  css: 'css',
  kotlin: 'kotlin',
  kt: 'kotlin',
  kts: 'kotlin',
  java: 'java',
  swift: 'swift',
  dart: 'dart',
  objectivec: 'objectivec',
  objc: 'objectivec',
  'objective-c': 'objectivec',
  groovy: 'groovy',
  gradle: 'groovy',
  ruby: 'ruby',
  rb: 'ruby',
  bash: 'bash',
  sh: 'bash',
  shell: 'bash',
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  xml: 'xml',
  svg: 'xml',
  mpd: 'dash',
  dash: 'dash',
  http: 'http',
  brightscript: 'brightscript',
  brs: 'brightscript',
  m3u8: 'm3u8',
  hls: 'm3u8',
  vtt: 'vtt',
  webvtt: 'vtt',
  php: 'php',
  toml: 'toml',
  diff: 'diff',
  properties: 'properties',
  ini: 'properties',
  mdx: 'mdx',
  md: 'mdx',
  markdown: 'mdx',
  text: 'text',
  txt: 'text',
  plaintext: 'text',
};

/** Languages whose samples go through the TypeScript compiler. */
export const scriptLanguages: ReadonlySet<string> = new Set(['ts', 'tsx', 'js', 'jsx']);

/**
 * The canonical name of a language.
 * @param written what stands after the fence's marker.
 * @returns undefined for a language that no checker knows.
 */
export function getLanguage(written: string): string | undefined {
  return Object.hasOwn(aliases, written) ? aliases[written] : undefined;
}

/** The languages that pages may use, for messages. */
export function listLanguages(): string[] {
  return [...new Set(Object.values(aliases))];
}

/** The names that writers may use on a fence. */
export function listFenceNames(): string[] {
  return Object.keys(aliases);
}

import {checkBrightScript} from './brightscript';
import {checkJson, checkProperties, checkXml, checkYaml} from './data';
import {checkDiff} from './diff';
import {checkGroovy} from './gradle';
import {checkDash, checkHls} from './manifests';
import {checkMdx} from './markdown';
import {checkHttp, checkVtt} from './messages';
import {checkWithGrammar, type TreeSitterLanguage} from './treeSitter';
import {checkCss, checkHtml, checkVue} from './web';
import type {SyntaxCheck} from '../types';

const withGrammar =
  (language: TreeSitterLanguage): SyntaxCheck =>
  (code) =>
    checkWithGrammar(code, language);

/** Without its opening tag, PHP is text that any grammar accepts. */
const checkPhp: SyntaxCheck = (code) => checkWithGrammar(/<\?php/.test(code) ? code : `<?php ${code}`, 'php');

const byLanguage: Record<string, SyntaxCheck> = {
  kotlin: withGrammar('kotlin'),
  java: withGrammar('java'),
  swift: withGrammar('swift'),
  objectivec: withGrammar('objectivec'),
  dart: withGrammar('dart'),
  ruby: withGrammar('ruby'),
  bash: withGrammar('bash'),
  php: checkPhp,
  toml: withGrammar('toml'),
  diff: checkDiff,
  groovy: checkGroovy,
  brightscript: checkBrightScript,
  json: checkJson,
  yaml: checkYaml,
  xml: (code) => (/<MPD[\s>]/.test(code) ? checkDash(code) : checkXml(code)),
  dash: checkDash,
  html: checkHtml,
  css: checkCss,
  vue: checkVue,
  http: checkHttp,
  m3u8: checkHls,
  vtt: checkVtt,
  properties: checkProperties,
  mdx: checkMdx,
};

/** The parser of each language that does not go through the TypeScript compiler alone. */
export const syntaxChecks: ReadonlyMap<string, SyntaxCheck> = new Map(Object.entries(byLanguage));

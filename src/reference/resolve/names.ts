import {findClosing, type Token} from './tokens';

export interface PageNames {
  /** Types and functions that the sample itself defines, and what it imports from elsewhere; `*` if that may be anything. */
  own: string[];
  /** Functions that say what they return. */
  returns: [name: string, written: string][];
  /** What is imported from the SDK, with its package. */
  imports: string[];
}

const keywords = /^(?:class|interface|object|struct|enum|protocol|typealias|fun|func|mixin|extension)$/;
const sdkPackages = /^(?:com\.theoplayer\.android\.(?:api|ui)|THEOplayer(?:SDK|\w*Integration)$|package:theoplayer)/;

/** Finds the names that a sample brings along. */
export function findNames(tokens: readonly Token[]): PageNames {
  const names: PageNames = {own: [], returns: [], imports: []};
  tokens.forEach((token, index) => {
    if (keywords.test(token.text) && tokens[index + 1]?.isName) readDefinition(tokens, index, names);
    if (token.text === 'import') readImport(tokens, index, names);
  });
  return names;
}

/** `fun Player.name()`: the name is the last. */
function readDefinition(tokens: readonly Token[], index: number, names: PageNames): void {
  let last = index + 1;
  while (tokens[last + 1]?.text === '.' && tokens[last + 2]?.isName) last += 2;
  const name = tokens[last]!.text;
  // Swift extends a type of the SDK; the name stays the SDK's.
  if (!(tokens[index]!.text === 'extension' && last === index + 1)) names.own.push(name);
  if (!/^func?$/.test(tokens[index]!.text) && tokens[index]!.text !== 'fun') return;
  if (tokens[last + 1]?.text !== '(') return;
  let at = findClosing(tokens, last + 1) + 1;
  while (/^(?:async|throws)$/.test(tokens[at]?.text ?? '')) at++;
  if (!/^(?:->|:)$/.test(tokens[at]?.text ?? '')) return;
  let written = '';
  for (at++; tokens[at] && /^(?:[\w.<>?[\],]+)$/.test(tokens[at]!.text) && written.length < 80; at++) {
    if (/\w$/.test(written) && /^\w/.test(tokens[at]!.text)) break;
    written += tokens[at]!.text;
  }
  if (written) names.returns.push([name, written]);
}

function readImport(tokens: readonly Token[], index: number, names: PageNames): void {
  let last = tokens[index + 1]?.text === 'static' ? index + 2 : index + 1;
  let path = '';
  while (tokens[last] && (tokens[last]!.text === '.') === /\w$/.test(path)) path += tokens[last++]!.text;
  // A module, or a star, may bring any name.
  if (/^THEOplayerConnector|^com\.theoplayer\.android\.connector/.test(path) && !/\.[A-Z]\w*$/.test(path))
    names.own.push('*');
  if (sdkPackages.test(path)) names.imports.push(path);
  else names.own.push(path.split('.').pop()!);
}

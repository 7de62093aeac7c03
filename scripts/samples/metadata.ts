import type {FenceMeta} from './types';

/** The keys with a value that a fence may carry; Docusaurus reads the first, the checker the rest. */
const knownKeys = new Set([
  'title',
  'file',
  'setup',
  'globals',
  'check',
  'metastring',
  'showLineNumbers',
  'live',
  'include',
  'className',
]);

/**
 * Reads what stands after the language on the line that opens a fence.
 * @param info for example `title="src/player.ts" {3,5-7} check="off: needs a paid library"`.
 */
export function parseMetadata(info: string): FenceMeta {
  const meta: FenceMeta = {globals: [], errors: []};
  // Line highlights (`{3,5-7}`) and flags without a value (`showLineNumbers`) mean nothing here.
  for (const [, key = '', quoted, single] of info.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g)) {
    const value = (quoted ?? single ?? '').trim();
    if (!knownKeys.has(key)) {
      meta.errors.push(`"${key}" is not fence metadata; known: title, file, setup, globals, include, check`);
    } else if (key === 'title') meta.title = value;
    else if (key === 'file') meta.file = value;
    else if (key === 'setup') meta.setup = value;
    else if (key === 'globals') meta.globals = value.split(/[\s,]+/).filter(Boolean);
    else if (key === 'include') meta.include = value;
    else if (key === 'check') readCheck(value, meta);
  }
  if (/(^|\s)check(=\w|\s|$)/.test(info.replace(/"[^"]*"/g, '""'))) {
    meta.errors.push('check needs a quoted value: check="off: reason"');
  }
  return meta;
}

function readCheck(value: string, meta: FenceMeta): void {
  const off = /^off\s*:\s*(.+)$/.exec(value);
  if (off) meta.offReason = (off[1] ?? '').trim();
  else if (/^off\s*:?$/.test(value)) {
    meta.errors.push('check="off" needs a reason: check="off: why this sample cannot be checked"');
  } else meta.errors.push(`check="${value}" is not understood; the only value is check="off: reason"`);
}

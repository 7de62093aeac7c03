/** Help of the commands. Plain JavaScript, because `scripts/run.mjs` runs before anything is installed. */
import {readFileSync} from 'node:fs';

/**
 * The comment at the top of a tool's file, which says what it does and which options it has.
 * @param {string} file the tool's file.
 */
export function readHelp(file) {
  const comment = /\/\*\*([\s\S]*?)\*\//.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return comment.replace(/^ \*(?: |$)/gm, '').trim();
}

/**
 * Whether arguments ask for help.
 * @param {readonly string[]} args
 */
export const asksForHelp = (args) => args.some((argument) => argument === '--help' || argument === '-h');

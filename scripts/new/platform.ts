import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {allPlatformIds} from '../../src/platforms/platforms';
import {getMajor, getPlayerVersion} from '../../src/platforms/versions';
import {platformGlyphs} from '../icons/names';
import {fillIn, templateFolder} from './kinds';

export interface NewPlatform {
  /** As readers know it: `Fire OS`. */
  label: string;
  /** Name of its folder, its sidebar and its tabs: `fire-os`. */
  id: string;
  /** What the SDK runs on, in one line. */
  description: string;
}

const files = {table: 'src/platforms/platforms.ts', glyphs: 'scripts/icons/names.ts'};

/** A screen on a stand, until there is a glyph of the platform's own. */
const glyph = '<rect x="3" y="4.5" width="18" height="12" rx="2"/><path d="M8 20h8"/>';

/**
 * Adds a platform of the player SDK: its row in the table, from the current major version on, its glyph and its landing
 * page. `npm run icons` makes the glyph's files.
 * @param root of the site.
 * @returns the files that were changed or written, from the root.
 * @throws Error before anything is written, if a value is missing or malformed, or the platform exists.
 */
export function addPlatform({label, id, description}: NewPlatform, root: string): string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Error(`"${id}" is not a name for a folder; give lower-case words and hyphens: --slug fire-os.`);
  if (!description.trim())
    throw new Error('What does the SDK run on, in one line? --description "Phones, tablets and TVs"');
  const landing = `docs/${id}/index.mdx`;
  if ((allPlatformIds as readonly string[]).includes(id) || existsSync(path.join(root, landing)))
    throw new Error(`The platform "${id}" is there already; its row is in ${files.table}.`);

  const row = [
    '  {',
    `    platform: ${quote(id)},`,
    `    label: ${quote(label)},`,
    `    description: ${quote(description)},`,
    `    minVersion: ${getMajor(getPlayerVersion('current').label)},`,
    "    sections: ['how-to-guides'],",
    '  },',
  ];
  const table = insertBefore(root, files.table, '] as const satisfies readonly PlayerPlatformRow[];', row);
  const hasGlyph = id in platformGlyphs;
  const glyphs = hasGlyph
    ? undefined
    : insertBefore(root, files.glyphs, '};\n\n/** All names that pages and components may use', [
        `  ${/-/.test(id) ? quote(id) : id}: ${quote(glyph)},`,
      ]);
  const page = fillIn(readFileSync(path.join(templateFolder, 'platform.mdx'), 'utf8'), {
    id,
    label,
    keyword: label.toLowerCase(),
    runsOn: description.replace(/"/g, '\\"'),
  });

  writeFileSync(path.join(root, files.table), table);
  if (glyphs) writeFileSync(path.join(root, files.glyphs), glyphs);
  mkdirSync(path.dirname(path.join(root, landing)), {recursive: true});
  writeFileSync(path.join(root, landing), page, {flag: 'wx'});
  return [files.table, ...(glyphs ? [files.glyphs] : []), landing];
}

const quote = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** The text of a file with lines before the only place that has `mark`. */
function insertBefore(root: string, file: string, mark: string, lines: readonly string[]): string {
  const parts = readFileSync(path.join(root, file), 'utf8').split(mark);
  if (parts.length !== 2)
    throw new Error(
      `${file} has "${mark.split('\n')[0]}" ${parts.length - 1} times, not once. Add the platform by hand.`,
    );
  return parts.join(`${lines.join('\n')}\n${mark}`);
}

/** Reads the tables of our own page on Roku, which is where that interface is written down. */
import {readFileSync} from 'node:fs';
import type {ReferenceMember, ReferenceParameter} from '../../../src/reference/types';
import {compact, type SourceType} from '../sourceTypes';

/** First columns of the tables that list symbols, with what their rows are. */
const columns: Record<string, ReferenceMember['kind']> = {
  Field: 'property',
  Key: 'property',
  Function: 'method',
  Event: 'event',
};

/**
 * @param file `docs/api-reference/roku.mdx`. Tables of fields, functions and events describe the component; a table of keys describes an
 * associative array, which is named by its heading.
 * @throws where the page has no such table.
 */
export function readRokuTables(file: string): SourceType[] {
  const player: SourceType = {id: 'THEOplayer', form: {kind: 'component', tag: 'THEOsdk:THEOplayer'}, members: []};
  const types = new Map<string, SourceType>([[player.id, player]]);
  let heading = '';
  let table: string[] | undefined;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    heading = /^#+ (.+)$/.exec(line)?.[1] ?? heading;
    if (!line.startsWith('|')) {
      table = undefined;
      continue;
    }
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (!table) {
      table = cells;
      continue;
    }
    const kind = columns[table[0]!.split(' ')[0]!];
    if (!kind || /^[-: ]*$/.test(cells[0]!)) continue;
    const target = table[0]!.startsWith('Key') ? getType(types, toTypeName(heading)) : player;
    for (const [, name] of cells[0]!.matchAll(/`([\w.]+)`/g)) {
      const cell = (title: string) => cells[table!.indexOf(title)];
      const type = kind === 'event' ? undefined : cell('Type');
      const fallback = cell('Default');
      target.members.push(
        compact<ReferenceMember>({
          name: name!,
          kind,
          type,
          parameters: kind === 'method' ? readArguments(cell('Arguments') ?? '') : undefined,
          value: fallback && fallback.startsWith('`') ? fallback.replaceAll('`', '') : undefined,
          readonly: cell('Access') === 'read',
          optional: cell('Required') === 'no',
        }),
      );
    }
  }
  if (player.members.length === 0)
    throw new Error(`${file} has no table with a column "Field", "Function" or "Event".`);
  return [...types.values()];
}

function getType(types: Map<string, SourceType>, id: string): SourceType {
  const known = types.get(id) ?? {id, form: {kind: 'interface' as const}, members: []};
  types.set(id, known);
  return known;
}

function toTypeName(heading: string): string {
  return heading
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** `` `w`, `h`, each an integer; or … `` or `` `name` string, `handler` string ``. */
function readArguments(text: string): ReferenceParameter[] {
  const first = text.split(';')[0]!;
  const shared = /each an? (\w+)/.exec(first)?.[1];
  return [...first.matchAll(/`(\w+)`(?: (string|integer|boolean))?/g)].map(([, name, type]) =>
    compact<ReferenceParameter>({name: name!, type: type ?? shared}),
  );
}

/**
 * Compares the Web SDK's symbols with the typings of the npm packages that samples compile against, and prints the lists that
 * reference/DIFFERENCES.md explains: `npx tsx scripts/reference/webDifferences.ts`.
 */
import path from 'node:path';
import {readFile} from '../../src/reference/files';
import {SymbolTable} from '../../src/reference/symbols';
import {readTypeScript} from './formats/typescript';

const packages = {7: 'theoplayer', 6: 'theoplayer-v6', 4: 'theoplayer-v4'};
const file = readFile('web');
for (const [key, name] of Object.entries(packages)) {
  const folder = path.join(__dirname, '../../node_modules', name);
  const typings = new Map(readTypeScript(path.join(folder, 'THEOplayer.d.ts')).map((type) => [type.id, type]));
  const table = new SymbolTable(file, key);
  const types = file.types.filter((type) => type.in.includes(key));
  const ids = new Set(types.map(({id}) => id));
  const lost: string[] = [];
  const added: string[] = [];
  for (const type of types) {
    const other = typings.get(type.id);
    if (!other) continue;
    const names = new Set(table.listMemberNames(type));
    const others = new Set(other.members.map((member) => member.name));
    for (const member of type.members)
      if (
        (member.in ?? type.in).includes(key) &&
        other.form.kind !== 'alias' &&
        !others.has(member.name) &&
        !['constructor', '[]'].includes(member.name) &&
        type.forms[0]!.kind !== 'function'
      )
        added.push(`${type.id}.${member.name}`);
    for (const member of others)
      if (!names.has(member) && !['constructor', '[]', '()'].includes(member) && type.forms[0]!.kind !== 'function')
        lost.push(`${type.id}.${member}`);
  }
  const list = (names: readonly string[]) =>
    names.length > 0
      ? [...new Set(names)]
          .sort()
          .map((one) => `\`${one}\``)
          .join(', ')
      : 'none';
  console.log(`### ${file.versions.find((version) => version.key === key)!.number} and ${name}\n`);
  console.log(`- Types in the reference only: ${list([...ids].filter((id) => !typings.has(id)))}`);
  console.log(`- Types in the typings only: ${list([...typings.keys()].filter((id) => !ids.has(id)))}`);
  console.log(`- Members in the reference only: ${list(added)}`);
  console.log(`- Members in the typings only: ${list(lost)}\n`);
}

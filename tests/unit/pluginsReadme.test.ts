import fs from 'node:fs';
import {expect, it} from 'vitest';

it('the list of plugins names each folder once, and no other', () => {
  const folders = fs
    .readdirSync('src/plugins', {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
  const rows = [...fs.readFileSync('src/plugins/README.md', 'utf8').matchAll(/^\| `([\w-]+)\/` /gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual(folders.sort());
});

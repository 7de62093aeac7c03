import {expect, it} from 'vitest';
import {formatCoverage} from './coverage';
import {formatFile, readFiles} from '../../src/reference/files';
import {getSlugs} from '../../src/reference/read';

it.each(readFiles().map((file) => [file.platform, file] as const))(
  '%s has all of its sources, in the data and on pages, as the command writes it',
  (_, file) => {
    for (const row of formatCoverage([file]).split('\n').slice(2)) {
      const [types, typesInData, typesOnPages, members, membersInData, membersOnPages] = row
        .split('|')
        .slice(3, 9)
        .map(Number);
      expect([typesInData, typesOnPages, membersInData, membersOnPages]).toEqual([types, types, members, members]);
    }
    expect(formatFile(JSON.parse(formatFile(file)) as typeof file)).toBe(formatFile(file));
    expect(new Set([...getSlugs(file).values()].map((slug) => slug.toLowerCase())).size).toBe(file.types.length);
  },
);

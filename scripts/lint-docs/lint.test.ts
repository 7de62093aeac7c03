import {describe, expect, it} from 'vitest';
import {applyFixes, formatReport, lint} from './lint';
import {createSite} from './testing';

describe('lint', () => {
  it('reports file, line, column, rule, problem and remedy', async () => {
    const site = createSite({'docs/a.mdx': 'Text.\n\nOn web OS the the player.'});
    const reports = await lint(site, ['docs/a.mdx'], ['terms', 'repeated-word']);
    expect(reports.map(formatReport)).toEqual([
      'docs/a.mdx:3:4  terms  "web OS"  Write "webOS".',
      'docs/a.mdx:3:11  repeated-word  "the" stands twice  Keep one.',
    ]);
    const fixes = reports.flatMap(({fix}) => (fix ? [fix] : []));
    expect(applyFixes('Text.\n\nOn web OS the the player.', fixes)).toBe('Text.\n\nOn webOS the player.');
  });

  it('rejects a file that is not a page', async () => {
    await expect(lint(createSite({}), ['docs/none.mdx'])).rejects.toThrow('not a page');
  });
});

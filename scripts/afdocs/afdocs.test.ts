import {describe, expect, it} from 'vitest';
import {judge} from './judge';
import {choosePages} from './pages';

const list = (name: string, count: number) =>
  `# ${name}\n\n> Use it.\n\n${Array.from(
    {length: count},
    (_, index) => `- [${name} \\[${index}\\]](https://docs.example.com/docs/${name}/${index}/index.md): About it.`,
  ).join('\n')}\n`;

describe('choosePages', () => {
  it('spreads over every list', () => {
    expect(choosePages([list('web', 10), list('ios', 1)], 3)).toEqual([
      'https://docs.example.com/docs/web/0/',
      'https://docs.example.com/docs/web/3/',
      'https://docs.example.com/docs/web/6/',
      'https://docs.example.com/docs/ios/0/',
    ]);
  });

  it('has a page of several lists once', () => {
    expect(choosePages([list('web', 1), list('web', 1)], 3)).toHaveLength(1);
  });
});

describe('judge', () => {
  const result = {category: 'page-size', message: 'Too large.'};

  it('counts what was checked: failures, errors and warnings are failures', () => {
    const verdicts = judge([
      {...result, id: 'a', status: 'pass'},
      {...result, id: 'b', status: 'warn'},
      {...result, id: 'c', status: 'fail'},
      {...result, id: 'd', status: 'error'},
      {...result, id: 'e', status: 'skip'},
    ]);
    expect(verdicts.map(({id, isOk}) => [id, isOk])).toEqual([
      ['a', true],
      ['b', false],
      ['c', false],
      ['d', false],
    ]);
    expect(verdicts[1]?.line).toBe('✗ b: Too large.');
  });

  it('accepts a warning with its reason, and no failure of the same check', () => {
    const [warning, failure] = judge([
      {...result, id: 'page-size-html', status: 'warn'},
      {...result, id: 'page-size-html', status: 'fail'},
    ]);
    expect(warning?.isOk).toBe(true);
    expect(warning?.line).toContain('(accepted: the longest guide');
    expect(failure?.isOk).toBe(false);
  });
});

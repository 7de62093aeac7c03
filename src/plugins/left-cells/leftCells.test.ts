import {expect, it} from 'vitest';
import type {Root} from 'mdast';
import remarkLeftCells from './index';

it('leaves the other alignments and tables without any', () => {
  const tree: Root = {
    type: 'root',
    children: [
      {type: 'table', align: ['left', 'right', 'center', null], children: []},
      {type: 'table', children: []},
    ],
  };
  remarkLeftCells()(tree);
  expect(tree.children).toMatchObject([{align: [null, 'right', 'center', null]}, {align: null}]);
});

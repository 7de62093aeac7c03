import {expect, it} from 'vitest';
import {compilePage, renderPage} from '../../../tests/compiledPage';
import recmaLocalRuntime from './index';

const page = '# A\n\nText with `code`.\n\n- One\n- Two\n';

it('shows the same page with one use of each thing that is imported', async () => {
  const plain = await compilePage(page);
  const local = await compilePage(page, [recmaLocalRuntime]);
  expect(plain).toMatch(/import \{.*jsx as _jsx.*\} from "react\/jsx-runtime"/);
  expect(local).toMatch(/import \{.*jsx as _jsxImported.*\} from "react\/jsx-runtime"/);
  expect(local.match(/\b_jsxImported\b/g)).toHaveLength(2);
  expect(renderPage(plain)).toContain('Text with <code>code</code>.');
  expect(renderPage(local)).toBe(renderPage(plain));
});

it('leaves a module without the runtime as it is', () => {
  const tree = {type: 'Program' as const, sourceType: 'module' as const, body: []};
  recmaLocalRuntime()(tree);
  expect(tree.body).toEqual([]);
});

it('stops at a way to import that it does not know', () => {
  const tree = {
    type: 'Program' as const,
    sourceType: 'module' as const,
    body: [
      {
        type: 'ImportDeclaration' as const,
        source: {type: 'Literal' as const, value: 'react/jsx-runtime'},
        specifiers: [{type: 'ImportDefaultSpecifier' as const, local: {type: 'Identifier' as const, name: 'jsx'}}],
        attributes: [],
      },
    ],
  };
  expect(() => recmaLocalRuntime()(tree)).toThrow('imports jsx of react/jsx-runtime in a way that is not known here');
});

import {expect, it} from 'vitest';
import {compilePage, renderPage} from '../../../tests/compiledPage';
import remarkTableAlignment from './index';

it('aligns columns by class and never by a style attribute', async () => {
  const page = '| a | b | c |\n| :-- | --: | :-: |\n| 1 | 2 | 3 |\n';
  const html = renderPage(await compilePage(page, [], [remarkTableAlignment]));
  expect(html).toContain('<td>1</td>');
  expect(html).toContain('<td class="text--right">2</td>');
  expect(html).toContain('<th class="text--center">c</th>');
  expect(html).not.toContain('style');
});

import {expect, it} from 'vitest';
import {compilePage, renderPage} from '../../../tests/compiledPage';
import remarkTableCells from './index';

const render = async (page: string) => renderPage(await compilePage(page, [], [remarkTableCells]));

it('aligns columns by class and never by a style attribute', async () => {
  const html = await render('| a | b | c |\n| :-- | --: | :-: |\n| 1 | 2 | 3 |\n');
  expect(html).toContain('<td>1</td>');
  expect(html).toContain('<td class="text--right">2</td>');
  expect(html).toContain('<th class="text--center">c</th>');
  expect(html).not.toContain('style');
});

it('lets long names and messages break, and nothing else', async () => {
  const html = await render(
    '| a | b | c |\n| - | - | - |\n| `activeQualityBandwidth` | `play()` | `Could not find the file here` |\n\n`activeQualityBandwidth`\n',
  );
  expect(html).toContain('<td><code>activeQuality<wbr/>Bandwidth</code></td>');
  expect(html).toContain('<td><code>play()</code></td>');
  expect(html).toContain('<code>Could <wbr/>not <wbr/>find');
  expect(html).toContain('<p><code>activeQualityBandwidth</code></p>');
});

it('lets the name in a link to the API reference break, and no other link', async () => {
  const name = 'activeQualityBandwidth';
  const html = await render(
    `| a | b |\n| - | - |\n| <code><a className="symbol" href="#a">${name}</a></code> | [${name}](https://example.com) |\n`,
  );
  expect(html).toContain('>activeQuality<wbr/>Bandwidth</a></code>');
  expect(html).toContain(`>${name}</a></td>`);
});

it('marks a cell with a sentence', async () => {
  const sentence = 'The server answered too late. Look at the origin and at the CDN.';
  const html = await render(`| a | b |\n| - | --: |\n| short | ${sentence} |\n`);
  expect(html).toContain('<td>short</td>');
  expect(html).toContain(`<td class="text--right prose">${sentence}</td>`);
});

import {expect, onDesktop, test} from '../test';

test('the footer links to the licenses of the code that readers get', onDesktop, async ({page, request}) => {
  await page.goto('');
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Open-source licenses'});
  await expect(link).toHaveAttribute('href', '/docs/licenses.txt');
  const response = await request.get('/docs/licenses.txt');
  expect(response.ok()).toBe(true);
  const text = await response.text();
  for (const name of [
    'react',
    'react-dom',
    '@docusaurus/core',
    'infima',
    'minisearch',
    'stemmer',
    'hls.js',
    '@theoplayer/web-ui',
  ]) {
    expect(text).toMatch(new RegExp(`^${name}@\\d\\S+ {2,}\\S`, 'm'));
  }
  for (const name of ['@fontsource-variable/geist', 'lucide-react']) expect(text).toContain(`\n${name}@`);
  // Build tools are not sent to readers.
  expect(text).not.toMatch(/^(@rspack\/core|esbuild|css-loader)@/m);
});

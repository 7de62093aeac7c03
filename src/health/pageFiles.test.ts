import {expect, it} from 'vitest';
import {getPageFiles} from './pageFiles';

it('finds scripts in tags and in lists, each once', () => {
  const html =
    '<link rel=stylesheet href=/docs/assets/css/styles.0123abcd.css>' +
    '<script src="/docs/assets/js/runtime~main.0123abcd.js" defer></script>' +
    '<script>start(["/docs/assets/js/main.89abcdef.js","/docs/assets/js/vendors-node_modules_a_b_c-d.e-5a3484.01234567.js"])' +
    '</script><link rel=preload as=script href=/docs/assets/js/main.89abcdef.js>';
  expect(getPageFiles(html)).toEqual([
    {file: 'assets/js/runtime~main.0123abcd.js', chunk: 'runtime~main'},
    {file: 'assets/js/main.89abcdef.js', chunk: 'main'},
    {
      file: 'assets/js/vendors-node_modules_a_b_c-d.e-5a3484.01234567.js',
      chunk: 'vendors-node_modules_a_b_c-d.e-5a3484',
    },
  ]);
  expect(getPageFiles('<p>None.</p>')).toEqual([]);
});

import {expect, it} from 'vitest';
import {findLine} from './findLine';

const source = `---
title: Keys and licenses
---

Text before, with [a link](./b.mdx) in it,
and more of the same paragraph.

| Key system | License |
| ---------- | ------- |
| \`Widevine\`  | yes     |

![The player asks the license server](./a.svg)
`;

it.each([
  ['Text before, with a link in it, and more', 5],
  ['Key system\tLicense', 8],
  ['Widevine\tyes', 10],
  ['The player asks the license server', 12],
])('finds the line of %j', (text, line) => {
  expect(findLine(source, [text])).toBe(line);
});

it('takes the next text where one is not in the source, and never the front matter', () => {
  expect(findLine(source, ['Copy', 'Widevine'])).toBe(10);
  expect(findLine(source, ['Keys and licenses'])).toBeUndefined();
});

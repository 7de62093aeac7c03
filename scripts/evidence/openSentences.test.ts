import {expect, it} from 'vitest';
import {parsePage} from '../lint-docs/parsePage';
import {findOpenSentences} from './openSentences';

const page = parsePage(
  'docs/page.mdx',
  `---
title: After the front matter a play must not count
---

import Note from './note.mdx';

## A heading that says what the player never does

The player sends a request before each segment. It is blue, and
it waits 3 seconds after an error before it tries again.

\`\`\`ts
// the player never fires this event after an error
\`\`\`

- Short, not a claim.
- The list item fires an event when it is read by a person.

| Name | What the table says of the default value here |
| --- | --- |
| \`a\` | The default is 20 seconds on each of the SDKs |
`,
);

it('lists what may be a claim, with its line, and leaves out what a row quotes', () => {
  expect(findOpenSentences(page, ['The player sends a request\n  before each segment.'])).toEqual([
    {line: 9, text: 'It is blue, and it waits 3 seconds after an error before it tries again.'},
    {line: 17, text: 'The list item fires an event when it is read by a person.'},
    {line: 21, text: '| `a` | The default is 20 seconds on each of the SDKs |'},
  ]);
});

it('counts a sentence as quoted when a row quotes a part of it', () => {
  const open = findOpenSentences(page, ['waits 3 seconds', 'fires an event', 'The default is 20 seconds']);
  expect(open.map(({line}) => line)).toEqual([9]);
});

it('takes a sentence with links for one sentence, and lists no entry that is a link alone', () => {
  const links = parsePage(
    'docs/links.mdx',
    `- [The player fires no event when a segment is missing](../other/page.mdx#no-event)

It fires an event, as [the other page](../../other/page.mdx) says, after each error.
`,
  );
  expect(findOpenSentences(links, []).map(({line}) => line)).toEqual([3]);
});

import {describe, expect, it} from 'vitest';
import {createChangesPage} from '../../../reference/pages/changesPage';
import {createOverviewPage} from '../../../reference/pages/overviewPage';
import {TypePages} from '../../../reference/pages/typePage';
import type {ReferenceFile, ReferenceType} from '../../../reference/types';
import type {TwinSite} from '../../markdown-twins/links';
import {createReferenceTwin} from '.';
import {HeadingWriter, escapeText, toInlineCode} from './markdown';

const root = '/docs/player/reference/web/';
const address = `https://docs.example.com${root}`;

const type = (id: string, more: Partial<ReferenceType> = {}): ReferenceType => ({
  id,
  in: ['4', '7'],
  forms: [{kind: 'interface'}],
  members: [],
  ...more,
});

const file: ReferenceFile = {
  platform: 'web',
  versions: ['4', '7'].map((key) => ({
    key,
    number: `${key}.1.0`,
    docs: key === '7' ? 'current' : 'v4',
    source: 'a fixture',
    counts: {types: 1, members: 1},
  })),
  types: [
    type('Dial', {
      forms: [
        {kind: 'class', in: ['4']},
        {kind: 'interface', in: ['7']},
      ],
    }),
    type('Radio', {
      forms: [{kind: 'class', supertypes: ['Dial']}],
      members: [
        {name: 'dial', kind: 'property', type: 'Dial | undefined', in: ['7']},
        {name: 'dial', kind: 'property', type: 'Dial', in: ['4']},
        {name: 'playLoud', kind: 'method', parameters: [], type: 'void', in: ['7']},
        {name: 'stop', kind: 'method', parameters: [], type: 'void', deprecated: true},
      ],
    }),
    type('Wave', {
      forms: [{kind: 'enum'}],
      members: [{name: 'LONG_WAVE', kind: 'value', value: '"long"', in: ['7']}],
      in: ['7'],
    }),
    type('wave', {forms: [{kind: 'function'}], in: ['7']}),
  ],
};

const site: TwinSite = {
  origin: 'https://docs.example.com',
  baseUrl: '/docs/',
  urls: new Set(['/docs/player/guide/', `${root}changes/`]),
};

function createType(id: string): string {
  const guide = {url: '/docs/player/guide/', title: 'Radio [basics]'};
  const pages = new TypePages(
    file,
    [file],
    () => [guide],
    new Map([['Radio', 'Plays what `Dial` is set to.']]),
    (_platform, _type, member) => (member === 'stop' ? [{...guide, code: 'radio.stop();'}] : []),
  );
  const page = pages.create(file.types.find((one) => one.id === id)!);
  return createReferenceTwin({kind: 'Type', url: `${root}${page.slug}/`, page}, site);
}

describe('the twin of a type', () => {
  it('has its members with signatures and versions, and its guides', () => {
    expect(createType('Radio')).toBe(`---
title: Radio – Web API
description: Plays what Dial is set to.
versions:
  - 4.1.0
  - 7.1.0
platforms:
  - web
canonical: ${address}radio/
---

> Index of all pages: https://docs.example.com/docs/llms.txt

# Radio

Class. Releases: 4.1.0, 7.1.0.

Plays what \`Dial\` is set to.

\`\`\`typescript
class Radio extends Dial
\`\`\`

## Properties {#section-property}

### dial

- \`dial: Dial | undefined\` *since 7*
- \`dial: Dial\` *until 4*

## Methods {#section-method}

### playLoud *since 7* {#playLoud}

\`playLoud(): void\`

### stop

\`stop(): void\` *deprecated*

In our samples:

- \`radio.stop();\` [Radio \\[basics\\]](https://docs.example.com/docs/player/guide/index.md)

## Types named on this page

[Dial](${address}dial/index.md)

## Guides that use it {#section-guides}

- [Radio \\[basics\\]](https://docs.example.com/docs/player/guide/index.md)
`);
  });

  it('has each declaration with its versions', () => {
    expect(createType('Dial')).toContain('\n\n- `interface Dial` *since 7*\n- `class Dial` *until 4*\n\n');
  });

  it('has the values of an enum in rows', () => {
    expect(createType('Wave')).toContain(
      'Enum *since 7*. Releases: 4.1.0, 7.1.0.\n\n```typescript\nenum Wave\n```\n\n## Values {#section-value}\n\n- `LONG_WAVE = "long"`\n',
    );
  });
});

describe('the twin of an overview', () => {
  const twin = createReferenceTwin({kind: 'Overview', url: root, page: createOverviewPage(file)}, site);

  it('has all types by area, and says where their pages are', () => {
    expect(twin).toContain('# Web API reference\n\nThe 4 public types of the Web API');
    expect(twin).toContain(`[What changed](${address}changes/index.md)`);
    expect(twin).toContain(`\`A.Builder\` is at ${address}a-builder/index.md.`);
    expect(twin).toContain('- `Wave` enum *since 7*');
  });

  it('links a type whose address does not follow from its name', () => {
    expect(twin).toContain(`- [wave](${address}wave-function/index.md) function *since 7*`);
  });
});

it('the twin of the changes has what each version added, removed and changed', () => {
  const twin = createReferenceTwin({kind: 'Changes', url: `${root}changes/`, page: createChangesPage(file)!}, site);
  expect(twin).toContain(`## 4.1.0 → 7.1.0 {#v7-1-0}

### New types (2) {#v7-1-0-added}

\`Wave\`, [wave](${address}wave-function/index.md)

### Changed types (2) {#v7-1-0-changed}

- \`Dial\`: declaration
- \`Radio\`: added \`playLoud\`; changed \`dial\`
`);
});

describe('Markdown', () => {
  it('keeps characters of names from becoming markup', () => {
    expect(escapeText('List<T> [a] __proto__ AD_BREAK *')).toBe('List\\<T\\> \\[a\\] \\_\\_proto\\_\\_ AD_BREAK \\*');
  });

  it('fences code that has backticks', () => {
    expect(toInlineCode('`a${string}`')).toBe('`` `a${string}` ``');
  });

  it('gives a second heading of the same words its id', () => {
    const headings = new HeadingWriter();
    expect([headings.write(3, 'dial', 'dial'), headings.write(3, 'dial', 'dial-method')]).toEqual([
      '### dial',
      '### dial {#dial-method}',
    ]);
  });
});

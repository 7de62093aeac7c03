/** A small built site in a folder of its own. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const set = {isMaintained: true, platforms: ['web', 'ios']};

export const index = {
  format: 1,
  title: 'Docs',
  origin: 'https://docs.example.com',
  baseUrl: '/docs/',
  sets: [
    {
      ...set,
      product: 'default',
      version: 'current',
      label: '7.8.0',
      isLatest: true,
      root: '/docs/player/',
      tag: 'docs-default-current',
    },
    {
      ...set,
      product: 'default',
      version: 'v6',
      label: '6.13.0',
      isLatest: false,
      root: '/docs/player/v6/',
      tag: 'docs-default-v6',
    },
  ],
  shards: {'docs-default-current': {heads: 'assets/search/a.json', texts: 'assets/search/b.json'}},
  symbols: [{product: 'default', platform: 'web', file: 'assistants/symbols-web.json'}],
};

const member = (name: string, versions = ['v6', 'current']) => ({
  name,
  signature: `${name}(): void`,
  versions,
  url: `/docs/player/reference/web/player/#${name}`,
});

export const troubleshooting = `# Troubleshooting

## Nothing plays

### The picture is \`black\`

Set the size.

\`\`\`css
# no heading
\`\`\`

### Other

Text.
`;

/** Files of the site, by path below the base URL. */
export const files: Readonly<Record<string, string>> = {
  'assistants/index.json': JSON.stringify(index),
  'assistants/symbols-web.json': JSON.stringify({
    product: 'default',
    platform: 'web',
    types: [
      {
        ...member('Player'),
        signature: 'class Player',
        members: [member('play'), member('getAbr'), member('showNewThing', ['current'])],
      },
    ],
  }),
  'player/web/index.md': `# Web\n\n${'Text. '.repeat(5000)}`,
  'player/web/troubleshooting/index.md': troubleshooting,
  'assets/search/a.json': '{}',
  'assets/search/b.json': '{}',
};

/** Writes the site into a new folder. */
export function writeSite(more: Readonly<Record<string, string>> = {}): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-mcp-'));
  for (const [name, text] of Object.entries({...files, ...more})) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), text);
  }
  return dir;
}

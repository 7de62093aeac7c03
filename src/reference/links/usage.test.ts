import {expect, it} from 'vitest';
import type {ReferenceFile} from '../types';
import {readFences} from './fences';
import {createUsageFinder} from './usage';

const page = `# Skip ads

<PlatformTabs>
<Platform id="web">

\`\`\`ts title="a.ts"
import {player} from './player';

player.ads.skip();
player.ads.skip();
\`\`\`

</Platform>
</PlatformTabs>

- In a list:

  \`\`\`\`js
  const fence = '\`\`\`';
  \`\`\`\`
`;

it('samples are read with their tabs, without the indentation of a list', () => {
  expect(readFences(page)).toEqual([
    {
      code: "import {player} from './player';\n\nplayer.ads.skip();\nplayer.ads.skip();",
      language: 'ts',
      platform: 'web',
    },
    {code: "const fence = '```';", language: 'js', platform: undefined},
  ]);
});

it('a member has the lines that use it, each once', () => {
  const file: ReferenceFile = {
    platform: 'web',
    versions: [{key: '7', number: '7.0.0', docs: 'current', source: 'a fixture', counts: {types: 2, members: 2}}],
    types: [
      {
        id: 'Ads',
        in: ['7'],
        forms: [{kind: 'interface'}],
        members: [{name: 'skip', kind: 'method', parameters: [], type: 'void'}],
      },
      {
        id: 'ChromelessPlayer',
        in: ['7'],
        forms: [{kind: 'class'}],
        members: [{name: 'ads', kind: 'property', type: 'Ads'}],
      },
    ],
  };
  const guide = {pluginId: 'default', url: '/docs/player/skip/', path: '/skip/', title: 'Skip ads', source: page};
  const find = createUsageFinder([guide], 'current', [file]);
  expect(find('web', 'Ads', 'skip')).toEqual([
    {code: 'player.ads.skip();', url: '/docs/player/skip/', title: 'Skip ads'},
  ]);
  expect(find('web', 'Ads', 'other')).toEqual([]);
});

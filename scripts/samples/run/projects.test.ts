import {describe, expect, it} from 'vitest';
import {extractFences} from '../fences';
import {getReason} from './leftOut';
import {findExportedCalls, findLookups} from './page';
import {findFile, findProjects, findRuns} from './projects';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

const read = (text: string) => findProjects(extractFences('docs/page.mdx', text));

describe('the projects of a page', () => {
  it('are its named files, each line where the page has it', () => {
    const [project] = read(`# Page\n\n${fence('ts title="src/a.ts"', 'export const a = 1;')}${fence('ts', 'a;')}`);
    expect(project?.files).toEqual([{name: 'src/a.ts', language: 'ts', code: '\n\n\nexport const a = 1;', line: 4}]);
  });

  it('are one for each tab, with the files outside tabs', () => {
    const tabs = ['npm', 'cdn'].map(
      (value) =>
        `<TabItem value="${value}">\n\n${fence('ts title="a.ts"', `export const a = '${value}';`)}</TabItem>\n`,
    );
    const found = read(
      `<Tabs groupId="install">\n${tabs.join('')}</Tabs>\n${fence('ts title="b.ts"', "import './a';")}`,
    );
    expect(found.map(({tab, files}) => [tab, files.map(({name}) => name)])).toEqual([
      ['npm', ['a.ts', 'b.ts']],
      ['cdn', ['a.ts', 'b.ts']],
    ]);
    expect(found.flatMap(findRuns).map(({entry}) => entry.name)).toEqual(['b.ts', 'b.ts']);
  });

  it('leave out the tabs of other platforms', () => {
    const android = `<Platform id="android">\n${fence('ts title="a.ts"', '1;')}</Platform>\n`;
    expect(read(`<PlatformTabs>\n${android}</PlatformTabs>\n`)).toEqual([]);
  });

  it('join the parts of a file, and keep its versions apart', () => {
    const part = (code: string) => fence('ts title="main.ts"', code);
    const [project] = read(part('const a = 1;') + part('console.log(a);') + part('const a = 2;'));
    expect(project?.files.map(({code}) => code.trim().split(/\n+/))).toEqual([
      ['const a = 1;', 'console.log(a);'],
      ['const a = 2;'],
    ]);
  });
});

it('an import means the file before it of that name, and no file of another kind', () => {
  const [project] = read(
    fence('css title="src/a.css"', 'a {}') +
      fence('ts title="src/a.ts"', 'export const a = 1;') +
      fence('ts title="src/b.ts"', "import {a} from './a'; import './a.css';") +
      fence('ts title="src/a.ts"', 'export const a = 2;'),
  );
  const from = project!.files[2]!;
  expect(findFile(project!, './a', from)?.line).toBe(project!.files[1]!.line);
  expect(findFile(project!, './a.css', from)?.language).toBe('css');
  expect(findFile(project!, 'https://example.com/a.js', from)).toBeUndefined();
});

it('scripts of Node and of React Native are left out with a reason', () => {
  const reasons = read(
    fence('ts title="a.ts"', "import fs from 'node:fs';") +
      fence('tsx title="b.tsx"', "import {View} from 'react-native';") +
      fence('ts title="c.ts"', 'console.log(1);'),
  ).flatMap(findRuns);
  expect(reasons.map(getReason)).toEqual(['runs in Node, not in a browser', 'React Native', undefined]);
});

it('finds the elements that a script looks up, and what it exports', () => {
  const [project] = read(
    fence(
      'ts title="a.ts"',
      `const video = document.querySelector<HTMLVideoElement>('#video');
const box = document.getElementById('box') as HTMLDivElement;
export function show(player: Player, label?: string) {}
export class Reporter {}
function hidden() {}`,
    ),
  );
  expect(findLookups(project!.files)).toEqual([
    {selector: '#video', type: 'HTMLVideoElement'},
    {selector: '#box', type: 'HTMLDivElement'},
  ]);
  expect(findExportedCalls(project!.files[0]!)).toEqual([
    {
      name: 'show',
      isClass: false,
      parameters: [
        {type: 'Player', optional: false},
        {type: 'string', optional: true},
      ],
    },
    {name: 'Reporter', isClass: true, parameters: []},
  ]);
});

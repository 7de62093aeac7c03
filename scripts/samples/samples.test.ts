import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkSamples, type SampleReport} from './check';
import {findPagesWithSamples, repositoryRoot} from './pages';

/** Checks a fixture as if it stood at a place on the site. */
function check(fixture: string, page = 'docs/fixture.mdx'): Promise<SampleReport> {
  return checkText(readFileSync(path.join(__dirname, 'fixtures', `${fixture}.mdx`), 'utf8'), page);
}

function checkText(text: string, page = 'docs/fixture.mdx'): Promise<SampleReport> {
  return checkSamples([{page, text}], repositoryRoot);
}

const places = ({problems}: SampleReport): string[] => problems.map(({line, message}) => `${line}: ${message}`);

it('finds the samples of the home page among those of the docs', () => {
  expect(findPagesWithSamples(repositoryRoot)).toEqual(
    expect.arrayContaining(['src/pages/_samples/_home.mdx', 'docs/index.mdx', 'contributing/index.mdx']),
  );
});

// The compiler reads the DOM library and the player's typings for each test.
describe('samples', {timeout: 60_000}, () => {
  it('passes what is right, in every language', async () => {
    const report = await check('good');
    expect(places(report)).toEqual([]);
    expect(report.off).toEqual([
      {page: 'docs/fixture.mdx', line: expect.any(Number), language: 'bash', reason: 'shows the output of a tool'},
    ]);
    expect(report.samples).toBeGreaterThan(20);
    expect(report.checked).toBe(report.samples - 1);
  });

  it('checks the file that a fence includes', async () => {
    const fence = (file: string, text = '') => `\`\`\`json include="${file}"\n${text}\`\`\`\n`;
    expect(places(await checkText(fence('.prettierrc.json')))).toEqual([]);
    expect(places(await checkText(fence('src/brand.ts')))).not.toEqual([]);
    expect(places(await checkText(fence('nothing.json')))).toEqual([
      expect.stringMatching(/^1: include="nothing.json" names no file/),
    ]);
    expect(places(await checkText(fence('.prettierrc.json', '{}\n')))).toEqual([
      expect.stringMatching(/^1: include=".prettierrc.json" and lines of its own/),
    ]);
  });

  it('finds a wrong property name, on a player from an earlier sample', async () => {
    const report = await check('wrong-property');
    expect(places(report)).toEqual([
      expect.stringMatching(/^15: Property 'autoplai' does not exist.*Did you mean 'autoplay'/),
    ]);
    expect(report.problems[0]).toMatchObject({column: 8, source: 'player.autoplai = true;'});
  });

  it('finds a name that a file takes from another file without importing it', async () => {
    const fence = (title: string, code: string) => `\`\`\`ts title="${title}"\n${code}\n\`\`\`\n`;
    const player = fence('src/player.ts', "export const player = document.createElement('video');");
    const use = 'export const start = () => player.play();';
    expect(places(await checkText(player + fence('src/start.ts', use)))).toEqual([
      expect.stringMatching(/^5: Cannot find name 'player'.*the whole of src\/start\.ts: import the name/),
    ]);
    const imported = `import {player} from './player';\n${use}`;
    expect(places(await checkText(player + fence('src/start.ts', imported)))).toEqual([]);
    expect(places(await checkText(player + fence('src/player.ts', use)))).toEqual([]);
    expect(places(await checkText(`${player}\`\`\`ts\n${use}\n\`\`\`\n`))).toEqual([]);
  });

  it('finds an entry of the package that 7 has and 4 has not', async () => {
    const text =
      "```ts\nimport { ChromelessPlayer } from 'theoplayer/chromeless';\n\nconsole.log(ChromelessPlayer);\n```\n";
    expect(places(await checkText(text))).toEqual([]);
    const v4 = await checkText(text, 'versioned_docs/version-v4/fixture.mdx');
    expect(places(v4)).toEqual([expect.stringMatching(/^2: Cannot find module 'theoplayer\/chromeless'/)]);
  });

  it('finds an event that 7 has and 4 has not', async () => {
    const current = await check('event-of-7');
    const v4 = await check('event-of-7', 'versioned_docs/version-v4/fixture.mdx');
    expect(places(current)).toEqual([]);
    expect(places(v4)).toEqual([expect.stringMatching(/^9: .*"presentationmodechange"/)]);
  });

  it('finds a missing argument', async () => {
    expect(places(await check('missing-argument'))).toEqual([
      expect.stringMatching(/^9: Expected 2 arguments, but got 1/),
    ]);
  });

  it('finds an unbalanced brace in Kotlin', async () => {
    expect(places(await check('unbalanced-kotlin'))).toEqual([
      expect.stringMatching(/kotlin syntax error.*"{" without "}"/),
    ]);
  });

  it('finds a bad "end if" in BrightScript', async () => {
    expect(places(await check('bad-brightscript'))).toContainEqual(
      expect.stringMatching(/^[69]|BrightScript syntax error/),
    );
  });

  it('finds a trailing comma in JSON', async () => {
    expect(places(await check('trailing-comma'))).toEqual([
      expect.stringMatching(/^8: JSON syntax error: a comma before/),
    ]);
  });

  it('checks the script of HTML samples at its own line', async () => {
    const report = await checkText(
      '```html\n<script src="/THEOplayer.js"></script>\n<script>\n  THEOplayer.nothing();\n</script>\n```\n',
    );
    expect(places(report)).toEqual([expect.stringMatching(/^4: Property 'nothing' does not exist/)]);
  });

  it('knows THEOplayer as a global only where the page says so', async () => {
    const code = 'const version = THEOplayer.version;\n```\n';
    expect(places(await checkText(`\`\`\`js\n${code}`))).toEqual([
      expect.stringMatching(/^2: Cannot find name 'THEOplayer'.*globals=/),
    ]);
    expect(places(await checkText(`\`\`\`js globals="THEOplayer"\n${code}`))).toEqual([]);
  });

  it('keeps the tabs of different platforms apart', async () => {
    const tab = (id: string, code: string): string =>
      `<Platform id="${id}">\n\n\`\`\`ts\n${code}\n\`\`\`\n\n</Platform>\n`;
    const report = await checkText(
      tab('web', 'const shared = 1;') +
        tab('react-native', 'console.log(shared);') +
        tab('web', 'console.log(shared);'),
    );
    expect(places(report)).toEqual([expect.stringMatching(/^11: Cannot find name 'shared'/)]);
  });

  it('keeps one page out of another', async () => {
    const text = '```ts\ndeclare global { interface Window { mine: number } }\nwindow.mine = 1;\nexport {};\n```\n';
    const report = await checkSamples(
      [
        {page: 'docs/a.mdx', text},
        {page: 'docs/b.mdx', text: '```ts\nwindow.mine = 2;\n```\n'},
      ],
      repositoryRoot,
    );
    expect(report.problems).toMatchObject([{page: 'docs/b.mdx', line: 2}]);
  });

  it('puts hidden set-up code before a sample', async () => {
    expect(places(await checkText('```ts setup="web-player"\nplayer.play();\nplayer.pley();\n```\n'))).toEqual([
      expect.stringMatching(/^3: /),
    ]);
    expect(places(await checkText('```ts setup="nothing"\nconst a = 1;\n```\n'))).toEqual([
      expect.stringContaining('scripts/samples/setups/nothing.ts'),
    ]);
  });

  it('wants a reason for a sample that is off, and a language it knows', async () => {
    const report = await checkText('```ts check="off"\n```\n\n```cobol\nX.\n```\n\n```\nplain\n```\n');
    expect(places(report)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^1: .*needs a reason/),
        expect.stringMatching(/^4: "cobol" has no checker/),
        expect.stringMatching(/^8: A fence needs a language/),
      ]),
    );
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import {unzipSync} from 'fflate';
import {afterAll, expect, it, vi} from 'vitest';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {createArchive} from './archive';
import {createPage, findScript} from './page';
import {listDemos, readDemo} from './readDemos';
import remarkDemos from './remark';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'demos-'));
afterAll(() => fs.rmSync(root, {recursive: true}));

const html = `<!doctype html>
<html lang="en">
  <head>
    <script type="module" src="./main.ts"></script>
  </head>
  <body><p>&lt;LICENSE_KEY> <LICENSE_KEY></p></body>
</html>`;

/** Writes a demo; settings that are a text go in as they are. */
function writeDemo(
  name: string,
  settings: unknown,
  files: Record<string, string> = {'index.html': html, 'main.ts': ''},
) {
  const dir = path.join(root, 'demos', name);
  fs.mkdirSync(dir, {recursive: true});
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, file), text);
  const text = typeof settings === 'string' ? settings : JSON.stringify(settings, null, 2);
  fs.writeFileSync(path.join(dir, 'demo.json'), text);
}

const whole = {title: 'Whole', files: ['index.html', 'main.ts'], edit: ['index.html']};

it('reads a demo and lists it', () => {
  writeDemo('web/whole', whole);
  expect(listDemos(root)).toContain('web/whole');
  expect(readDemo(root, 'web/whole')).toMatchObject({title: 'Whole', aspect: '16 / 9', files: [{editable: true}, {}]});
});

it.each([
  ['a typo', '{"title": "A",', 'not JSON'],
  ['an unknown key', {...whole, ratio: '1 / 1'}, 'demos/web/broken/demo.json:10: unknown key "ratio"'],
  ['no title', {files: ['index.html']}, '"title" is missing'],
  ['a missing file', {...whole, files: ['index.html', 'main.ts', 'gone.css']}, 'gone.css is not there'],
  ['a file that is not shown', {...whole, files: ['index.html'], edit: []}, 'does not list main.ts'],
  ['a script to edit', {...whole, edit: ['main.ts']}, 'main.ts cannot be edited live'],
  ['an odd ratio', {...whole, aspect: 'wide'}, '"aspect" is a ratio'],
])('stops at %s', (_name, settings, message) => {
  writeDemo('web/broken', settings);
  expect(() => readDemo(root, 'web/broken')).toThrow(message);
});

it('puts the compiled script in the page, and names no other host', () => {
  writeDemo('web/whole', whole);
  const page = createPage(readDemo(root, 'web/whole'), '/docs/assets/demos/x.js', {
    baseUrl: '/docs/',
    license: undefined,
  });
  expect(page).toContain('src="/docs/assets/demos/x.js"');
  expect(page).not.toContain('https:');
  expect(page).toContain('<LICENSE_KEY>');
});

it('allows one script, and one that is shown', () => {
  writeDemo('web/two', whole, {'index.html': html.replace('</head>', '<script></script></head>'), 'main.ts': ''});
  expect(() => findScript(readDemo(root, 'web/two'))).toThrow(
    "demos/web/two/index.html:1: a demo's page has one script",
  );
  writeDemo('web/other', whole, {'index.html': html.replace('main.ts', 'app.ts'), 'main.ts': ''});
  expect(() => findScript(readDemo(root, 'web/other'))).toThrow('index.html:4: the script app.ts is not among');
});

it('packs the source with the packages that it imports', () => {
  writeDemo('web/kit', whole, {'index.html': html, 'main.ts': "import '@theoplayer/web-ui';"});
  const files = unzipSync(createArchive(readDemo(root, 'web/kit')));
  const project = JSON.parse(new TextDecoder().decode(files['package.json'])) as {dependencies: object};
  expect(Object.keys(files)).toEqual(['index.html', 'main.ts', 'package.json', 'README.md']);
  expect(Object.keys(project.dependencies)).toEqual(['@theoplayer/web-ui', 'theoplayer']);
});

it('packs a React demo so that it runs without a global React', async () => {
  const dir = path.join(root, 'download');
  fs.mkdirSync(dir);
  for (const [file, data] of Object.entries(unzipSync(createArchive(readDemo(process.cwd(), 'react/default-ui')))))
    fs.writeFileSync(path.join(dir, file), data);
  // Like Vite, esbuild takes the way to compile JSX from the tsconfig.json beside the file.
  const {outputFiles} = await build({
    entryPoints: [path.join(dir, 'main.tsx')],
    bundle: true,
    packages: 'external',
    format: 'esm',
    write: false,
  });
  expect(outputFiles[0]?.text).toContain('react/jsx-runtime');
  expect(outputFiles[0]?.text).not.toContain('React.createElement');
});

it('gives <Demo> its sources, and stops at a name that is not there', () => {
  writeDemo('web/whole', whole);
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const run = (text: string) => {
    const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDemos);
    return processor.runSync(processor.parse(text), new VFile({path: 'docs/page.mdx'}));
  };
  expect(JSON.stringify(run('<Demo name="web/whole" />'))).toContain('title=\\"main.ts\\"');
  expect(() => run('Text.\n\n<Demo name="web/missing" />')).toThrow(
    /docs\/page\.mdx:3: <Demo name="web\/missing"> names no demo\. Known are .*web\/whole/,
  );
  expect(() => run('Text <Demo name="web/whole" /> text.')).toThrow('docs/page.mdx:1: <Demo> stands in a line of text');
  vi.restoreAllMocks();
});

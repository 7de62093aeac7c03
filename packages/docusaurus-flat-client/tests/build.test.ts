/** A flat build of the fixture site beside the stock one, and after an edit. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {build, copySite} from './fixture';

const questions = Array.from({length: 40}, (_, n) => `${n % 2 ? 'how' : 'why'}-is-question-${n}`);
const edited = 'how-is-question-7';
const page = (name: string, text: string): [string, string] => [
  `docs/faq/${name}.mdx`,
  `---\ntitle: Question\ndescription: A question of the fixture site.\n---\n\n${text}\n`,
];

let stock: Map<string, Buffer>;
let flat: Map<string, Buffer>;
let afterEdit: Map<string, Buffer>;

beforeAll(async () => {
  const dir = copySite('build', Object.fromEntries(questions.map((name) => page(name, `It is answer ${name}.`))));
  stock = await build(dir, false);
  flat = await build(dir, true);
  const [file, text] = page(edited, 'It is another answer.');
  fs.writeFileSync(path.join(dir, file), text);
  afterEdit = await build(dir, true);
}, 600_000);

it('has the same HTML as the stock build, but for scripts', () => {
  const getPages = (files: Map<string, Buffer>) => [...files.keys()].filter((file) => file.endsWith('.html')).sort();
  const withoutScripts = (html: Buffer | undefined) =>
    String(html)
      .replace(/<script[\s\S]*?<\/script>/g, '')
      // Lines of the template.
      .replace(/\s*\n\s*(?=<(link|style|\/head|body))/g, '')
      .replace(/(assets\/[^"'\s>]+)\.[0-9a-f]{8}\.(css|js)/g, '$1.$2');
  expect(getPages(flat)).toEqual(getPages(stock));
  expect(getPages(flat).length).toBeGreaterThan(questions.length);
  for (const file of getPages(flat)) expect(withoutScripts(flat.get(file)), file).toBe(withoutScripts(stock.get(file)));
});

it('has the same executable inline scripts and styles on every page', () => {
  const getInline = (html: string) =>
    [...html.matchAll(/<(script|style)(?: type="?text\/[^>]*|)>([\s\S]*?)<\/\1>/g)].map(([, , text]) => text);
  const pages = [...flat].filter(([file]) => file.endsWith('.html'));
  const [first = []] = pages.map(([, html]) => getInline(String(html)));
  expect(first.join()).toContain('page-scripts');
  for (const [file, html] of pages) expect(getInline(String(html)), file).toEqual(first);
});

const getScripts = (files: Map<string, Buffer>) =>
  [...files.keys()].filter((file) => /^assets\/js\/.*\.js$/.test(file));

it('keeps what one page needs out of the others', () => {
  const main = getScripts(flat).find((file) => path.basename(file).startsWith('main.'));
  const runtime = getScripts(flat).find((file) => path.basename(file).startsWith('runtime~main.'));
  for (const file of [main, runtime]) {
    const text = String(flat.get(file ?? ''));
    expect(questions.filter((name) => text.includes(name))).toEqual([]);
  }
  const owners = getScripts(flat).filter((file) => String(flat.get(file)).includes(`/${edited}/`));
  expect(owners.map((file) => path.basename(file).replace(/\.[0-9a-f]{8}\.js$/, ''))).toContain('shard-faq-h');
});

it('gives new names after an edit to the page’s file, its shard and the runtime alone', () => {
  const before = new Set(getScripts(flat));
  const fresh = getScripts(afterEdit).filter((file) => !before.has(file));
  const names = fresh.map((file) => path.basename(file).replace(/\.[0-9a-f]{8}\.js$/, ''));
  expect(names).toHaveLength(3);
  expect(names).toContain('shard-faq-h');
  expect(names).toContain('runtime~main');
});

it('never uses a name for two contents', () => {
  const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  for (const [file, content] of afterEdit) {
    const old = file.startsWith('assets/') ? flat.get(file) : undefined;
    if (old) expect(hash(content), file).toBe(hash(old));
  }
});

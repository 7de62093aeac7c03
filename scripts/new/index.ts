/**
 * Creates a page from its template.
 *
 *   npm run new                                                     asks
 *   npm run new -- faq --title "Why is there no sound?"
 *   npm run new -- how-to --folder texttrack --title "Style subtitles"
 *   npm run new -- connector --folder web/conviva --title "Conviva on Web" --slug getting-started
 *   npm run new -- changelog --title 7.9.0 --date 2024-09-02
 *   npm run new -- version --title 8.0.0                            docs/ becomes a snapshot and documents 8.0.0
 *   npm run new -- platform --title "Fire OS" --description "Fire TV sticks and sets"
 *   options: --version v6   --slug my-page
 */
import {execFileSync} from 'node:child_process';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {showHelp} from '../runCommand';
import {repositoryRoot} from '../samples/pages';
import {getEvidenceFile} from '../../src/evidence/evidence';
import {createPage, listInFaqIndex, toSlug, type NewPage} from './create';
import {findKind, kinds} from './kinds';
import {addPlatform} from './platform';
import type {NewPlatform} from './platform';
import {cutVersion} from './version';

async function main(args: string[]): Promise<void> {
  if (showHelp(args)) return;
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      title: {type: 'string'},
      folder: {type: 'string'},
      version: {type: 'string'},
      slug: {type: 'string'},
      date: {type: 'string'},
      description: {type: 'string'},
    },
  });
  const [name] = positionals;
  if (name === 'version') {
    cut(values.title);
    return;
  }
  if (name === 'platform') {
    add({
      label: values.title ?? '',
      id: values.slug ?? toSlug(values.title ?? ''),
      description: values.description ?? '',
    });
    return;
  }
  const asks = !name || values.title === undefined;
  if (asks && !process.stdin.isTTY) {
    throw new Error(
      `Without a terminal to ask in, give the kind and the title: npm run new -- faq --title "…". Kinds: ${kinds.map(({kind}) => kind).join(', ')}, version, platform.`,
    );
  }
  const page = asks ? await ask(name, values) : readPage(name, values);
  const file = createPage(page, repositoryRoot);
  const evidence = page.kind === 'changelog' ? undefined : getEvidenceFile(file);
  const index = page.kind === 'faq' ? listInFaqIndex(file, page.title, repositoryRoot) : undefined;
  console.log(
    `${file} is there${evidence ? `, with ${evidence} for its sources` : ''}${index ? `, and ${index} lists it: move the line below the heading where it belongs` : ''}. Replace every TODO, then: npm run check`,
  );
}

/** Runs another script in its own process: this one has already read the tables as they were. */
function runScript(file: string): void {
  execFileSync(process.execPath, [...process.execArgv, file], {stdio: 'inherit', cwd: repositoryRoot});
}

/**
 * Says how to undo what was written, and what a person does next.
 * @param written folders of new files.
 */
function printSteps(steps: readonly (readonly [step: string, why: string])[], written: string): void {
  console.log(`To undo all of it: git checkout . && git clean -fd ${written}. Next:\n`);
  for (const [step, why] of steps) console.log(`  ${step}\n      ${why}`);
}

/** Creates a version and prints the remaining manual steps. */
function cut(next: string | undefined): void {
  if (!next)
    throw new Error('Which release do the pages in docs/ document from now on? npm run new -- version --title 8.0.0');
  const {name, label, pages, names} = cutVersion(next, repositoryRoot);
  runScript('scripts/sidebars.ts');
  const short = label.replace(/\.\d+$/, '').replaceAll('.', String.raw`\.`);
  const steps: [string, string][] = [
    ['npm run check -- --quick', 'all of it passes as it is'],
    [`npm run new -- changelog --title ${next}`, 'the entry of the release'],
    ['scripts/samples/typescript/typings.json', `the npm packages of ${next} under "current"; then: npm run typings`],
    [`npm run reference -- web ${next} <folder>`, 'the symbols of each platform; until then docs/ keeps the newest'],
    [
      String.raw`git grep -nwE '${short}(\.0)?' docs`,
      `${names.left} lines of ${names.files} files that still name ${label}: is it true of ${next}? (${names.changed} follow it.)`,
    ],
    ['packs/rules.yml', `rules that name ${label} or its major version`],
    ['src/platforms/equivalents.ts', 'a row for each page that moves'],
    ['npm run addresses', 'after the build: the new addresses are published for good'],
  ];
  console.log(`versioned_docs/version-${name} documents ${label} (${pages} pages), docs/ documents ${next}.`);
  printSteps(steps, 'versioned_docs versioned_sidebars evidence');
}

/** Adds a platform and prints what a person has to write. */
function add(platform: NewPlatform): void {
  if (!platform.label) throw new Error('What is the platform called? npm run new -- platform --title "Fire OS"');
  const files = addPlatform(platform, repositoryRoot);
  runScript('scripts/icons/build.ts');
  const {id, label} = platform;
  const steps: [string, string][] = [
    ['npm run check -- --quick', 'all of it passes as it is'],
    ['scripts/icons/names.ts', `its own glyph in place of the screen, then: npm run icons`],
    [files[0]!, 'its place in the order; "sections", "topics" and "shortLabel", where they differ from the defaults'],
    [`docs/${id}/index.mdx`, 'the landing page: what the SDK is, what it can and cannot do'],
    [`docs/getting-started/sdks/${id}/getting-started.mdx`, 'from nothing to a playing stream'],
    ['sidebars/player.ts', 'its own section, if it has more than pages to get started'],
    ['src/platforms/feeds.ts', 'its changelog, if it has one of its own'],
    ['docs/index.mdx, docs/getting-started/sdks/introduction.mdx, README.md', 'sentences that name all platforms'],
    ['npm run lint:docs -- --unmentioned', `the guides that say nothing about ${label}: they show it as unverified`],
  ];
  console.log(`${label} is a platform. Written: ${files.join(', ')}, the icons.`);
  printSteps(steps, `docs/${id}`);
}

function readPage(name: string, values: Partial<NewPage>): NewPage {
  const kind = findKind(name);
  if (!kind)
    throw new Error(
      `"${name}" is not a kind of page. Kinds: ${kinds.map((one) => one.kind).join(', ')}, version, platform.`,
    );
  return {...values, kind: kind.kind, title: values.title ?? ''};
}

async function ask(name: string | undefined, values: Partial<NewPage>): Promise<NewPage> {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    kinds.forEach(({kind, label}, i) => console.log(`  ${i + 1}  ${label} (${kind})`));
    console.log('For a new version or platform of the player: npm run new -- version --title 8.0.0');
    console.log('                                             npm run new -- platform --title "Fire OS"');
    const answer = name ?? (await terminal.question('Kind of page (number or name): '));
    const kind = findKind(answer.trim()) ?? kinds[Number(answer) - 1];
    if (!kind) throw new Error(`"${answer}" is not one of them.`);
    const title =
      values.title ??
      (await terminal.question(kind.kind === 'changelog' ? 'Version: ' : 'Title, as the reader would type it: '));
    const folder =
      values.folder ??
      (kind.subject ? await terminal.question(`Folder below ${kind.folder}/ (as ${kind.subject}): `) : undefined);
    const slug =
      values.slug ??
      (kind.kind === 'changelog'
        ? undefined
        : (await terminal.question(`File name (${toSlug(title)}): `)) || undefined);
    return {...values, kind: kind.kind, title: title.trim(), folder: folder?.trim() || undefined, slug: slug?.trim()};
  } finally {
    terminal.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

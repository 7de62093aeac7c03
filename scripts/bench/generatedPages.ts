/**
 * Generates pages of neutral words, to measure how the number of pages affects the site. A page is the same whatever
 * the number is.
 */
import {brand} from '../../src/brand';
import {getPlatformsOfVersion} from '../../src/platforms/availability';
import {getContentFolder, getSidebarsFile, snapshots} from '../../src/platforms/versions';

export interface GeneratedPages {
  /** Text of the files by path, below the site's folder. */
  files: Record<string, string>;
  /** URL of the first page, which exists at every number. */
  firstPage: string;
}

interface Area {
  version: string;
  /** Folder below the version's pages. */
  section: 'how-to-guides' | 'knowledge-base' | 'faq';
}

interface Place extends Area {
  /** Numbers from 1. The FAQ has no topics. */
  topic: number;
  page: number;
}

const pagesPerTopic = 15;

const repeat = (version: string, section: Area['section'], times: number): Area[] =>
  Array.from({length: times}, () => ({version, section}));

/** The location of twenty pages in a row, in about the same proportions as this site's own pages. */
const cycle: readonly Area[] = [
  ...repeat('current', 'how-to-guides', 5),
  ...repeat('current', 'knowledge-base', 1),
  ...repeat('current', 'faq', 2),
  ...snapshots.flatMap(({name}) => [
    ...repeat(name, 'how-to-guides', 4),
    ...repeat(name, 'knowledge-base', 1),
    ...repeat(name, 'faq', 1),
  ]),
];

function getPlace(index: number): Place {
  const slot = index % cycle.length;
  const {version, section} = cycle[slot] as Area;
  const isSame = (area: Area) => area.version === version && area.section === section;
  const number =
    Math.floor(index / cycle.length) * cycle.filter(isSame).length + cycle.slice(0, slot).filter(isSame).length;
  if (section === 'faq') return {version, section, topic: 1, page: number + 1};
  return {version, section, topic: Math.floor(number / pagesPerTopic) + 1, page: (number % pagesPerTopic) + 1};
}

const words = (
  'address angle answer area balance base bottle branch bridge button canvas carbon center chain channel circle color corner ' +
  'copper cotton course cover current degree desk detail device distance door edge effect engine event factor field figure ' +
  'filter finger floor flower focus form frame garden glass grain group handle harbor height image index island item kettle ' +
  'lamp layer letter level limit linen margin market measure metal method middle minute mirror model moment motor number ' +
  'object orange order paper part pattern pencil piece plane plate point portion position powder press process profile ' +
  'quarter range record region result river room route sample scale screen season second section signal silver size slope ' +
  'sound source space stage station step stone story stream street string summer surface switch system table target test ' +
  'thread ticket timber track train unit valley value vessel view volume wagon water weight window winter wire yard'
).split(' ');

type Pick = () => string;

/** Pseudo-random words: the same for the same seed. */
function createPicker(seed: number): Pick {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return words[(state >>> 8) % words.length] as string;
  };
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const repeatText = (count: number, create: () => string, between: string) =>
  Array.from({length: count}, create).join(between);

const createSentence = (pick: Pick) =>
  `${capitalize(pick())} and ${pick()} keep the ${pick()} of a ${pick()} near the ${pick()}, with \`${pick()}\` for the ${pick()}.`;
const createParagraph = (pick: Pick) => repeatText(4, () => createSentence(pick), ' ');

const createTable = (pick: Pick) =>
  `| Name | Meaning | Default |\n| --- | --- | --- |\n` +
  repeatText(5, () => `| \`${pick()}\` | The ${pick()} of the ${pick()} | ${pick()} |`, '\n');

const createSample = (pick: Pick) =>
  '```ts title="sample.ts"\n' +
  repeatText(
    6,
    () =>
      `const ${pick()}${capitalize(pick())} = await ${pick()}.get${capitalize(pick())}('${pick()}', {${pick()}: 1});`,
    '\n',
  ) +
  '\n```';

function createFrontMatter({version, section}: Place, title: string, pick: Pick): string {
  const platforms = getPlatformsOfVersion(version).map(({platform}) => `  ${platform}: yes\n`);
  return (
    `---\ntitle: ${title}\n` +
    `description: How the ${pick()} and the ${pick()} of a ${pick()} go together, and what to do with the ${pick()}.\n` +
    `sidebar_label: ${title.split(' ').slice(0, 3).join(' ')}\n` +
    `keywords: [${repeatText(4, pick, ', ')}]\n` +
    (section === 'how-to-guides' ? `platforms:\n${platforms.join('')}` : '') +
    `---\n\n`
  );
}

function createText(place: Place, seed: number): string {
  const pick = createPicker(seed);
  const title = `${capitalize(pick())} ${pick()} ${pick()} with ${pick()} ${seed}`;
  const heading = (level: string) => `${level} The ${pick()} of the ${pick()}`;
  const parts = [
    createFrontMatter(place, title, pick) + createParagraph(pick),
    ...(place.page > 1 ? [`See [the page before](./${getName(place.page - 1)}.mdx) for the ${pick()}.`] : []),
    heading('##'),
    createParagraph(pick),
    createTable(pick),
    heading('##'),
    createParagraph(pick),
    createSample(pick),
    heading('###'),
    repeatText(4, () => `- ${createSentence(pick)}`, '\n'),
    heading('##'),
    createParagraph(pick),
    createParagraph(pick),
  ];
  return `${parts.join('\n\n')}\n`;
}

const pad = (number: number) => String(number).padStart(4, '0');
const getName = (page: number) => `page-${pad(page)}`;
const getFolder = ({section, topic}: Place) => (section === 'faq' ? section : `${section}/topic-${pad(topic)}`);

/** An old version's sidebars are a file. A category for a folder without pages would fail the build. */
function createSnapshotSidebars(hasPages: (section: string) => boolean): string {
  const folder = (dirName: string) => (hasPages(dirName) ? [{type: 'autogenerated', dirName}] : []);
  const category = (label: string, dirName: string) =>
    folder(dirName).map((item) => ({type: 'category', label, collapsed: true, items: [item]}));
  return JSON.stringify({
    faq: ['faq/index', ...folder('faq')],
    web: [
      'index',
      'web/index',
      ...category('How-to guides', 'how-to-guides'),
      ...category('Knowledge base', 'knowledge-base'),
    ],
  });
}

/**
 * Makes the pages, with their categories and the sidebars of old versions.
 * @param count number of pages, beside those that the fixture site has.
 */
export function createGeneratedPages(count: number): GeneratedPages {
  const files: Record<string, string> = {};
  for (let index = 0; index < count; index++) {
    const place = getPlace(index);
    const folder = `${getContentFolder(place.version)}/${getFolder(place)}`;
    files[`${folder}/${getName(place.page)}.mdx`] = createText(place, index + 1);
    if (place.section !== 'faq' && place.page === 1) {
      const pick = createPicker(-place.topic);
      const label = `${capitalize(pick())} and ${pick()}`;
      files[`${folder}/_category_.json`] = `${JSON.stringify({label, position: place.topic})}\n`;
    }
  }
  for (const {name} of snapshots) {
    const folder = getContentFolder(name);
    const hasPages = (section: string) => Object.keys(files).some((file) => file.startsWith(`${folder}/${section}/`));
    files[getSidebarsFile(name)] = createSnapshotSidebars(hasPages);
  }
  return {files, firstPage: `${brand.baseUrl}player/${getFolder(getPlace(0))}/${getName(1)}/`};
}

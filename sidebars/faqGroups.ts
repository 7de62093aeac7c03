import fs from 'node:fs';
import path from 'node:path';
import {isPage} from './builders';
import type {SidebarBuilder, SidebarItem} from './builders';

export interface FaqGroup {
  title: string;
  /** Doc ids. */
  questions: string[];
}

const headingLine = /^## (.+?)\s*$/;
const questionLine = /^- \[.+?\]\(\.\/([\w-]+)\.mdx\)/;

/**
 * Reads the groups of questions from the text of the FAQ's index page: the headings that have a list of links below
 * them.
 */
export function readFaqGroups(text: string): FaqGroup[] {
  const groups: FaqGroup[] = [];
  for (const line of text.split(/\r?\n/)) {
    const title = headingLine.exec(line)?.[1];
    if (title) groups.push({title, questions: []});
    const name = questionLine.exec(line)?.[1];
    if (name) groups.at(-1)?.questions.push(`faq/${name}`);
  }
  return groups.filter(({questions}) => questions.length > 0);
}

/**
 * The questions grouped as on the FAQ's index page. A question that the page does not list follows after the groups, so
 * that it has a sidebar all the same (`npm run lint:docs` asks for its line).
 * @param contentPath path of the folder with the pages of one version.
 */
export function buildFaqSidebar(contentPath: string, {doc, folder, category}: SidebarBuilder): SidebarItem[] {
  const index = path.join(contentPath, 'faq', 'index.mdx');
  const groups = fs.existsSync(index) ? readFaqGroups(fs.readFileSync(index, 'utf8')) : [];
  if (!groups.length) return [...doc('faq/index', 'All questions'), ...folder('faq')];
  const listed = new Set(groups.flatMap(({questions}) => questions));
  const unlisted = fs
    .readdirSync(path.dirname(index))
    .filter(isPage)
    .map((file) => `faq/${path.parse(file).name}`)
    .filter((id) => id !== 'faq/index' && !listed.has(id));
  return [
    ...doc('faq/index', 'All questions'),
    ...groups.flatMap(({title, questions}) =>
      category(
        title,
        questions.flatMap((id) => doc(id)),
      ),
    ),
    ...unlisted.sort().flatMap((id) => doc(id)),
  ];
}

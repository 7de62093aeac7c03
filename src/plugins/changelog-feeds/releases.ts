/** Reads the releases of a changelog from its page's HTML. */
import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {getAttribute, getChildElements, isElement} from '../markdown-twins/elements';

export interface Release {
  version: string;
  /** `2024-07-15`. */
  date: string;
  /** Id of the heading. */
  anchor: string;
  /** What stands below the heading. */
  content: ElementContent[];
}

const heading = /^(\d+(?:\.\d+)+\S*)(?:\s+\((\d{4}-\d\d-\d\d)\))?$/;

/** Dates by version, from the tables of a page that has them there instead of in its headings. */
function readDates(article: Element): Map<string, string> {
  const dates = new Map<string, string>();
  visit(article, 'element', (row: Element) => {
    if (row.tagName !== 'tr') return;
    const [version = '', date = ''] = getChildElements(row).map((cell) => toString(cell).trim());
    if (/^\d{4}-\d\d-\d\d$/.test(date)) dates.set(version, date);
  });
  return dates;
}

/**
 * The releases of a changelog, in the order of the page.
 * @param article the element that holds the page's text (`markdown-twins/article.ts`).
 * @param file the page's source, for errors.
 * @throws Error for a page without releases, and for a release without a date.
 */
export function readReleases(article: Element, file: string): Release[] {
  const dates = readDates(article);
  const releases: Release[] = [];
  let current: Release | undefined;
  for (const node of article.children) {
    if (isElement(node, 'h2')) {
      const text = toString(node)
        .replace(/\u200b/g, '')
        .trim();
      const [, version, ownDate] = heading.exec(text) ?? [];
      current = undefined;
      if (!version) continue;
      const date = ownDate ?? dates.get(version);
      if (!date) {
        throw new Error(
          `${file}: the heading "## ${text}" has no date, which its feed needs. Write "## ${version} (2024-07-15)", or a table of versions and dates.`,
        );
      }
      current = {version, date, anchor: getAttribute(node, 'id') ?? '', content: []};
      releases.push(current);
    } else current?.content.push(node as ElementContent);
  }
  if (!releases.length) {
    throw new Error(
      `${file}: no release found for its feed. Write each as a heading "## 7.8.0 (2024-07-15)", or take the page out of src/platforms/feeds.ts.`,
    );
  }
  return releases;
}

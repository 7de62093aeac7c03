/** Finds what a page says in its HTML, and takes out what is there for the screen alone. */
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toText} from 'hast-util-to-text';
import {SKIP, visit} from 'unist-util-visit';
import {findElement, getAttribute, hasClass, isElement} from './elements';

/** Elements without words of the page: controls, icons, scripts. */
const controls: ReadonlySet<string> = new Set([
  'button',
  'svg',
  'script',
  'style',
  'template',
  'dialog',
  'nav',
  'input',
  'label',
]);

const isControl = (element: Element): boolean =>
  (controls.has(element.tagName) && getAttribute(element, 'role') !== 'tab') ||
  hasClass(element, 'hash-link') ||
  // The title of a tab's panel, which stands for the tab where scripts don't run.
  hasClass(element, 'panelTitle') ||
  hasClass(element, 'doc-menu') ||
  getAttribute(element, 'role') === 'search' ||
  getAttribute(element, 'ariaHidden') === 'true';

/**
 * @param html of a page.
 * @returns the HTML of its article alone; undefined for a page that has none.
 */
export function cutArticle(html: string): string | undefined {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return start < 0 || end < 0 ? undefined : html.slice(start, end + '</article>'.length);
}

/**
 * @param html of a page.
 * @returns the element that holds the page's title and text, without controls; undefined for a page that is not of the docs.
 */
export function readArticle(html: string): Element | undefined {
  // Most of the HTML is sidebar and footer; reading the article alone takes a third of the time.
  const cut = cutArticle(html);
  if (cut === undefined) return undefined;
  const root: Root = fromHtml(cut, {fragment: true});
  const article = findElement(root, (element) => hasClass(element, 'theme-doc-markdown'));
  if (article) clean(article);
  return article;
}

/**
 * Takes out controls, joins the words of highlighted code, and drops positions in the HTML: most nodes of a page, which nothing
 * reads.
 */
function clean(article: Element): void {
  visit(article, (node, index, parent) => {
    if (parent && index !== undefined && (node.type === 'comment' || (isElement(node) && isControl(node)))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    delete node.position;
    if (!isElement(node) || node.tagName !== 'pre') return undefined;
    const code = node.children.find((child) => isElement(child) && child.tagName === 'code');
    const text = {type: 'text' as const, value: toText(node)};
    node.children = code?.type === 'element' ? [{...code, children: [text]}] : [text];
    return SKIP;
  });
}

/** From the HTML of a page's article to Markdown. */
import {createSlugger} from '@docusaurus/utils';
import type {Element} from 'hast';
import {defaultHandlers, toMdast} from 'hast-util-to-mdast';
import type {Handle} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Heading, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString as getText} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {createHandler} from './components';
import type {PageState} from './components';
import {getAttribute} from './elements';

/** Elements that a component may be made of. */
const containers = ['div', 'section', 'figure', 'ul', 'details'] as const;

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A heading keeps the id that links name. */
const createHeadingHandler =
  (page: PageState): Handle =>
  (state, element) => {
    page.depth = Number(element.tagName.slice(1));
    const node = defaultHandlers[element.tagName as (typeof headings)[number]](state, element) as Heading;
    node.data = {id: getAttribute(element, 'id')} as Heading['data'];
    return node;
  };

/** Code within a line may stand in a table, where a line break would end the row. */
const inlineCode: Handle = (_state, element) => ({type: 'inlineCode', value: toString(element).replace(/\n/g, ' ')});

/**
 * Writes `{#id}` behind headings whose id does not follow from their text, as Docusaurus does.
 * A link to any other heading finds it by its text.
 */
function addHeadingIds(tree: Root): void {
  const slugger = createSlugger();
  visit(tree, 'heading', (node) => {
    const {id} = (node.data ?? {}) as {id?: string};
    const slug = slugger.slug(getText(node));
    if (id && id !== slug) node.children.push({type: 'text', value: ` {#${id}}`});
  });
}

/**
 * @param article the page's title and text, without controls (see `readArticle`). It is not changed.
 * @param toLink gives the address of a link or picture in the Markdown.
 * @returns Markdown without HTML, JSX or names of components.
 */
export function articleToMarkdown(article: Element, toLink: (address: string) => string): string {
  const page: PageState = {depth: 1};
  const tree = toMdast(article, {
    document: true,
    handlers: {
      ...Object.fromEntries(
        containers.map((name) => [
          name,
          createHandler(page, name in defaultHandlers ? defaultHandlers[name] : undefined),
        ]),
      ),
      ...Object.fromEntries(headings.map((name) => [name, createHeadingHandler(page)])),
      code: inlineCode,
    },
  }) as Root;
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image') node.url = toLink(node.url);
  });
  addHeadingIds(tree);
  return toMarkdown(tree, {
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    rule: '-',
    // Ids of headings are the only braces, and are no link.
    unsafe: [],
  });
}

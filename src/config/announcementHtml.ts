import {parseFragment} from 'parse5';
import type {DefaultTreeAdapterTypes} from 'parse5';

const elements = ['a', 'abbr', 'b', 'br', 'code', 'em', 'i', 'kbd', 'mark', 'small', 'span', 'strong'];
const attributes = ['class', 'href', 'lang', 'rel', 'target', 'title'];
const protocols = ['http:', 'https:', 'mailto:'];

function isSafeLink(href: string): boolean {
  // As browsers parse URLs: surrounding whitespace and line breaks are ignored.
  return (
    URL.canParse(href, 'https://site.invalid/') && protocols.includes(new URL(href, 'https://site.invalid/').protocol)
  );
}

/** The first problem in the HTML, or `undefined`. */
function findProblem(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): string | undefined {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    const {tagName, attrs, childNodes} = node;
    if (!elements.includes(tagName)) return `<${tagName}>`;
    const attribute = attrs.find(({name}) => !attributes.includes(name));
    if (attribute) return `"${attribute.name}" on <${tagName}>`;
    const href = attrs.find(({name}) => name === 'href')?.value;
    if (href !== undefined && !isSafeLink(href)) return `a link to "${href}"`;
    const inner = findProblem(childNodes);
    if (inner) return inner;
  }
  return undefined;
}

/**
 * Restricts the announcement to text, links and inline markup, because it is shown on every page.
 * @param setting name of the setting, for the error message.
 * @throws Error for any other element or attribute, such as a script or an event handler, and for a link without a
 * valid address.
 */
export function checkAnnouncementHtml(setting: string, html: string): void {
  const problem = findProblem(parseFragment(html).childNodes);
  if (problem === undefined) return;
  throw new Error(
    `${setting} has ${problem}. Use text, ${elements.map((name) => `<${name}>`).join(', ')} with ${attributes.join(', ')}, ` +
      'and links to http(s) URLs, mail addresses and paths only.',
  );
}

import {parseFragment} from 'parse5';
import type {DefaultTreeAdapterTypes} from 'parse5';

const elements = ['a', 'abbr', 'b', 'br', 'code', 'em', 'i', 'kbd', 'mark', 'small', 'span', 'strong'];
const attributes = ['class', 'href', 'lang', 'rel', 'target', 'title'];
const protocols = ['http:', 'https:', 'mailto:'];

function isSafeLink(href: string): boolean {
  // As browsers read it: spaces around it and line breaks inside do not count.
  return (
    URL.canParse(href, 'https://site.invalid/') && protocols.includes(new URL(href, 'https://site.invalid/').protocol)
  );
}

/** What the HTML may not have, or `undefined`. */
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
 * Holds the announcement to text, links and inline markup: it stands on every page.
 * @param setting name of the setting, for the message.
 * @throws Error where the HTML has another element or attribute, such as a script or an event handler, or a link that is no address.
 */
export function checkAnnouncementHtml(setting: string, html: string): void {
  const problem = findProblem(parseFragment(html).childNodes);
  if (problem === undefined) return;
  throw new Error(
    `${setting} has ${problem}. Use text, ${elements.map((name) => `<${name}>`).join(', ')} with ${attributes.join(', ')}, ` +
      'and links to http(s) or mail addresses and paths alone.',
  );
}

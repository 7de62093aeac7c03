/** What a policy on scripts and styles has to know of a page. */
export interface InlineParts {
  /** Text of each script element that runs. */
  scripts: string[];
  /** Text of each style element. */
  styles: string[];
  /** Tags with an event handler, a style or a `javascript:` address as an attribute, none of which a strict policy allows. */
  forbidden: string[];
}

const tags = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const forbiddenAttribute = /(?:^|[\s"'/])(?:style|on[a-z]+)(?=[\s=/]|$)|javascript:/i;
const attributes = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function readAttributes(text: string): Map<string, string> {
  const found = [...text.matchAll(attributes)];
  return new Map(
    found.map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']),
  );
}

const isForbidden = (found: ReadonlyMap<string, string>) =>
  [...found].some(([name, value]) => name === 'style' || /^on./.test(name) || /^\s*javascript:/i.test(value));

/** Whether a script element is run, and not data. */
const runs = (type = '') => /^$|^(module|importmap|speculationrules)$|(java|ecma)script/i.test(type.trim());

/** Reads a page's inline scripts and styles, and the attributes that act like them. */
export function scanHtml(html: string): InlineParts {
  const parts: InlineParts = {scripts: [], styles: [], forbidden: []};
  tags.lastIndex = 0;
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const name = match[1]?.toLowerCase();
    const attributeText = match[2] ?? '';
    if (forbiddenAttribute.test(attributeText) && isForbidden(readAttributes(attributeText))) {
      parts.forbidden.push(match[0]);
    }
    if (name !== 'script' && name !== 'style') continue;
    // Their content is text: what looks like a tag in it is none.
    const start = tags.lastIndex;
    const length = html.slice(start).search(name === 'script' ? /<\/script[\s/>]/i : /<\/style[\s/>]/i);
    const end = length < 0 ? html.length : start + length;
    tags.lastIndex = end;
    const found = readAttributes(attributeText);
    if (name === 'style') parts.styles.push(html.slice(start, end));
    else if (!found.has('src') && runs(found.get('type'))) parts.scripts.push(html.slice(start, end));
  }
  return parts;
}

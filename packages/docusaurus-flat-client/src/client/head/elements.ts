/**
 * What stands in a page's head, as several `<Head>` ask for it. Follows the rules of react-helmet-async 1.3.0, which writes the same
 * head on the server: the innermost `<Head>` decides, and two tags are the same by one attribute, as a meta's `name`.
 */

export type Attributes = Readonly<Record<string, string>>;

/** A tag in the head. */
export interface HeadTag {
  type: string;
  attributes: Attributes;
  /** Text of a script, style or noscript. */
  content: string;
}

/** What one `<Head>` asks for, or all of them together. */
export interface HeadState {
  title?: string;
  html: Attributes;
  body: Attributes;
  tags: readonly HeadTag[];
}

/** Attributes that tell the tags of a type apart. */
const primary: Readonly<Record<string, readonly string[] | undefined>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src'],
};

/** What a tag is known by, or `undefined` for one that stands for nothing, which is left out. */
function getKey({type, attributes, content}: HeadTag): string | undefined {
  const rel = attributes.rel?.toLowerCase();
  const names = rel === 'canonical' ? ['rel'] : (primary[type] ?? []);
  // The last one counts: an alternate link is known by its address.
  const name = Object.keys(attributes).findLast(
    (key) => names.includes(key) && !(key === 'rel' && rel === 'stylesheet'),
  );
  const value = name ? attributes[name] : content;
  return value ? `${type} ${name ?? ''} ${value.toLowerCase()}` : undefined;
}

/**
 * What several `<Head>` come to.
 * @param states from the outermost to the innermost.
 */
export function mergeStates(states: readonly HeadState[]): HeadState {
  const seen = new Set<string>();
  const tags: HeadTag[] = [];
  for (const state of [...states].reverse()) {
    const keyed = state.tags.map((tag) => ({tag, key: getKey(tag)}));
    // One <Head> may well have two alike, as links to one address in two languages.
    const own = keyed.filter(({key}) => key !== undefined && !seen.has(key));
    for (const {key} of own) seen.add(key ?? '');
    tags.unshift(...own.map(({tag}) => tag));
  }
  return {
    title: states.findLast(({title}) => title !== undefined)?.title,
    html: Object.assign({}, ...states.map(({html}) => html)) as Attributes,
    body: Object.assign({}, ...states.map(({body}) => body)) as Attributes,
    tags,
  };
}

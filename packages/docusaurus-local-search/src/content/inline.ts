/** Converts inline Markdown and MDX to plain text. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  rarr: '→',
  times: '×',
  mdash: '—',
  ndash: '–',
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (all, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '';
  });
}

/** Protects inline code from the other replacements: private-use characters enclose its index. */
const placeholder = (index: number) => `\uE000${index}\uE001`;

export interface InlineText {
  text: string;
  /** Content of backticks. */
  code: string[];
}

/**
 * The text that a reader sees for a piece of Markdown. Markup is removed; link texts, image descriptions and inline
 * code are kept.
 */
export function toInlineText(markdown: string): InlineText {
  const code: string[] = [];
  const text = markdown
    .replace(/(`+)(.+?)\1(?!`)/g, (_, __, content: string) => placeholder(code.push(content.trim()) - 1))
    .replace(/\\([\\`*_{}[\]()#+\-.!<>|~:])/g, (_, character: string) =>
      /[<>{}*_[\]`]/.test(character) ? placeholder(code.push(character) - 1) : character,
    )
    .replace(/\{\/\*.*?\*\/\}|<!--.*?-->/g, ' ')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\])/g, '$1')
    .replace(/<(https?:\/\/[^>\s]+)>/g, '$1')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\{[^{}]*\}/g, ' ')
    .replace(/(\*\*|__)(?=\S)(.+?)\1/g, '$2')
    .replace(/(^|[\s(“"'|])([*_])(?=\S)(.+?)\2(?=$|[\s).,;:!?”"'|])/g, '$1$3')
    .replace(/~~(.+?)~~/g, '$1');
  const plain = decodeEntities(text).replace(/\uE000(\d+)\uE001/g, (_, index) => code[Number(index)] ?? '');
  return {
    text: plain.replace(/\s+/g, ' ').trim(),
    code: code.filter((piece) => piece.length > 1),
  };
}

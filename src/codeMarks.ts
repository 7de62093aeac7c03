/**
 * The compact form of highlighted code in pages: text with a mark wherever the color changes. It takes about a quarter
 * fewer bytes (gzip) than the same code as HTML.
 * A tilde starts a mark; two tildes are a literal tilde.
 */

/** The letter of each color; `undefined` is plain text. Class names are in `src/css/code.css`. */
const classByLetter = {
  i: undefined,
  c: 'code-comment',
  m: 'code-muted',
  k: 'code-keyword',
  s: 'code-string',
  n: 'code-number',
  f: 'code-function',
  t: 'code-type',
  g: 'code-tag',
};

export type ColorLetter = keyof typeof classByLetter;

const isColorLetter = (letter: string): letter is ColorLetter => letter in classByLetter;

const escapes: Readonly<Record<string, string | undefined>> = {'&': '&#x26;', '<': '&#x3C;'};

/** A run of one color. The text is literal: no marks in it. */
export const markRun = (letter: ColorLetter, text: string) => `~${letter}${text.replaceAll('~', '~~')}`;

/** Lines that the writer highlights; they contain marks of their own. */
export const markLine = (marked: string) => `~<${marked}~>`;

/**
 * A name that leads to a page. It stands within a run.
 * @param href an address that ends with `#` goes on with the text, as most members have their name as anchor.
 */
export const markLink = (href: string, text: string) => `~[${href} ${text.replaceAll('~', '~~')}~]`;

/**
 * Converts marked code to HTML: one span for each colored run.
 * @throws Error for an unknown mark, which only a bug in the build can produce.
 */
export function toHtml(marked: string): string {
  let html = '';
  let open = '';
  let isLink = false;
  const close = () => {
    html += open && '</span>';
    open = '';
  };
  // Even items are text; odd items follow a tilde.
  marked.split(/~([\s\S])/).forEach((part, i) => {
    if (i % 2 === 0) {
      let text = part;
      if (isLink) {
        const [href = '', ...words] = part.split(' ');
        text = words.join(' ');
        html += `<a class="symbol" href="${href.endsWith('#') ? href + text : href}">`;
        isLink = false;
      }
      html += text.replace(/[&<]/g, (character) => escapes[character] ?? '');
    } else if (part === '~') html += part;
    else if (part === '[') isLink = true;
    else if (part === ']') html += '</a>';
    else {
      close();
      if (part === '<') html += '<span class="code-line--highlighted">';
      else if (part === '>') html += '</span>';
      else if (!isColorLetter(part)) throw new Error(`Highlighted code has the unknown mark ~${part}.`);
      else if (classByLetter[part]) html += open = `<span class="${classByLetter[part]}">`;
    }
  });
  close();
  return html;
}

/** The code alone, without marks and the addresses of links. */
export const toPlainCode = (marked: string): string =>
  marked.replace(/~\[\S* |~([\s\S])/g, (_, mark) => (mark === '~' ? '~' : ''));

import {getErrorAnchor} from '../../errorCodes';
import type {ErrorCodeEntry} from '../../errorCodes';

/** Underscores of a name are no emphasis. */
const toCode = (name: string) => `\`${name}\``;

function toMarkdown({code, name, meaning, causes, fix}: ErrorCodeEntry): string {
  return `### ${code} ${toCode(name)} {#${getErrorAnchor(code)}}\n\n${[meaning, ...causes, fix].join('\n')}\n`;
}

/**
 * Puts the entries of `<ErrorCodes>` where the page shows them. They are data, not text: without this a search for a code or its
 * name finds at best the page, never the entry.
 * @param readPartial gives the text of the data that the page imports.
 */
export function inlineErrorCodes(body: string, readPartial: (importPath: string) => string | undefined): string {
  if (!body.includes('<ErrorCodes')) return body;
  const imports = [...body.matchAll(/^import\s+(\w+)\s+from\s+['"]([^'"]+\.json)['"];?\s*$/gm)];
  const paths = new Map(imports.map(([, name, path]) => [name, path as string]));
  return body.replace(
    /^[ \t]*<ErrorCodes\s+codes=\{(\w+)\}\s+category="([^"]*)"\s*\/>/gm,
    (tag, name: string, category: string) => {
      const path = paths.get(name);
      const json = path === undefined ? undefined : readPartial(path);
      if (json === undefined) return tag;
      const entries = JSON.parse(json) as ErrorCodeEntry[];
      return entries
        .filter((entry) => entry.category === category)
        .map(toMarkdown)
        .join('\n');
    },
  );
}

import {getErrorAnchor} from '../errorCodes';
import type {ErrorCodeEntry} from '../errorCodes';

/** Underscores in names are not emphasis. */
const toCode = (name: string) => `\`${name}\``;

function toMarkdown({code, name, meaning, causes, fix}: ErrorCodeEntry): string {
  return `### ${code} ${toCode(name)} {#${getErrorAnchor(code)}}\n\n${[meaning, ...causes, fix].join('\n')}\n`;
}

/**
 * Replaces `<ErrorCodes>` with its entries. They are data, not text: otherwise a search for a code or its name would at
 * best find the page, never the entry.
 * @param readPartial returns the text of the data that the page imports.
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

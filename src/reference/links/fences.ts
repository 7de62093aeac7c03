/** Takes the samples out of a page's Markdown, with the platform's tab that each stands in. */
import type {PageSample} from './page';

/** @param source Markdown, with or without front matter. */
export function readFences(source: string): PageSample[] {
  const fences: PageSample[] = [];
  const tabs: string[] = [];
  let open: {marker: string; indent: number; language: string; lines: string[]} | undefined;
  for (const line of source.split(/\r?\n/)) {
    const [, indent = '', marker = '', language = '', rest = ''] =
      /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)(.*)$/.exec(line) ?? [];
    if (open) {
      if (marker.startsWith(open.marker) && !language && !rest.trim()) {
        fences.push({code: open.lines.join('\n'), language: open.language, platform: tabs.at(-1)});
        open = undefined;
      } else open.lines.push(line.slice(Math.min(open.indent, line.search(/\S|$/))));
    } else if (marker && !rest.includes('`')) open = {marker, indent: indent.length, language, lines: []};
    else
      for (const [, slash, id] of line.matchAll(/<(\/?)Platform(?:\s+id="([\w-]+)")?>/g))
        if (slash) tabs.pop();
        else if (id !== undefined) tabs.push(id);
  }
  return fences;
}

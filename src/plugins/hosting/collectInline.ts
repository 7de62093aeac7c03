import {scanHtml} from './scanHtml';

/** A page of the build. */
export interface HtmlFile {
  /** Path below the build's folder. */
  file: string;
  html: string;
}

export interface InlineBlocks {
  /** Texts of the different inline scripts, in a fixed order. */
  scripts: string[];
  styles: string[];
}

/** Different inline scripts and styles that the site may have. Each one is a hash in a header of every response. */
export const mostBlocks = 12;

const excerpt = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 100);

/**
 * Collects the inline scripts and styles of all pages, for a policy that allows just these.
 * @throws Error for an attribute that acts as one, or for more different ones than a header should hold; with file and remedy.
 */
export function collectInline(files: Iterable<HtmlFile>): InlineBlocks {
  const seen = {scripts: new Set<string>(), styles: new Set<string>()};
  for (const {file, html} of files) {
    const {forbidden, ...found} = scanHtml(html);
    if (forbidden[0]) {
      throw new Error(
        `build/${file}: ${excerpt(forbidden[0])} has a style, an event handler or a script as an attribute, which the site's policy forbids. ` +
          'Use a class and a rule in a style sheet, or addEventListener in a component.',
      );
    }
    for (const kind of ['scripts', 'styles'] as const) {
      for (const text of found[kind]) seen[kind].add(text);
      if (seen.scripts.size + seen.styles.size > mostBlocks) {
        throw new Error(
          `build/${file}: more than ${mostBlocks} different inline scripts and styles on the site, the last one "${excerpt(found[kind].at(-1) ?? '')}". ` +
            'Every page must have the same ones, as each is a hash in the policy (src/config/policy.ts). ' +
            'Put what differs in <script type="application/json">, and the code in a file.',
        );
      }
    }
  }
  return {scripts: [...seen.scripts].sort(), styles: [...seen.styles].sort()};
}

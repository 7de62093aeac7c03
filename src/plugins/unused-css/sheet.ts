import {generate, parse} from 'css-tree';
import type {CssNode, StyleSheet} from 'css-tree';

/** A style sheet as a tree of rules and selectors. Everything else stays the text that it is, so that nothing else can change. */
export function readSheet(css: string): StyleSheet {
  return parse(css, {
    parseAtrulePrelude: false,
    parseValue: false,
    parseCustomProperty: false,
    // The tree is written again: what is not understood must not be lost.
    onParseError: (error) => {
      throw new Error(`unused-css: a style sheet has a part that css-tree cannot read: ${error.formattedMessage}`);
    },
  }) as StyleSheet;
}

/** The text of a tree. */
export function writeSheet(sheet: CssNode): string {
  return generate(sheet);
}

import {generate, parse} from 'css-tree';
import type {CssNode, StyleSheet} from 'css-tree';

/** Parses a style sheet into rules and selectors. Everything else stays text, so that it cannot change. */
export function readSheet(css: string): StyleSheet {
  return parse(css, {
    parseAtrulePrelude: false,
    parseValue: false,
    parseCustomProperty: false,
    // The tree is serialized again, so nothing may be lost.
    onParseError: (error) => {
      throw new Error(`unused-css: a style sheet has a part that css-tree cannot read: ${error.formattedMessage}`);
    },
  }) as StyleSheet;
}

/** The text of a tree. */
export function writeSheet(sheet: CssNode): string {
  return generate(sheet);
}

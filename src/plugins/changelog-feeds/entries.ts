/** Picks the parts of a release that concern a platform, and those that break apps. */
import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {getChildElements, isElement} from '../markdown-twins/elements';

/** A part of a release below a bold line: "Web", "Fixed". The first may have no such line. */
export interface Group {
  /** Empty where there is none. */
  name: string;
  nodes: ElementContent[];
}

/** The text of a paragraph that is one bold line; undefined for everything else. */
function getGroupName(node: ElementContent): string | undefined {
  if (!isElement(node, 'p')) return undefined;
  const [only, ...others] = node.children;
  return isElement(only, 'strong') && others.length === 0 ? toString(only).trim() : undefined;
}

/** Splits a release at its bold lines. A group begins with its line. */
export function splitGroups(content: readonly ElementContent[]): Group[] {
  const groups: Group[] = [{name: '', nodes: []}];
  for (const node of content) {
    const name = getGroupName(node);
    if (name !== undefined) groups.push({name, nodes: []});
    groups.at(-1)?.nodes.push(node);
  }
  return groups.filter(({nodes}) => nodes.some((node) => isElement(node)));
}

/** Shared entries, in a changelog of several platforms. */
const general = ['', 'General'];

/**
 * What concerns a platform in a release of several platforms.
 * @param names the platform's names, as group lines have them.
 * @returns nothing when only other platforms have entries.
 */
export function pickPlatform(content: readonly ElementContent[], names: readonly string[]): ElementContent[] {
  const groups = splitGroups(content).filter(({name}) => general.includes(name) || names.includes(name));
  return groups.some(({name}) => name) ? groups.flatMap(({nodes}) => nodes) : [];
}

const allBreak = /^All of these are breaking(, except the last)?\.$/;

/** The items of a list that break apps. */
function pickItems(list: Element, group: string, lead: string): Element[] {
  const items = getChildElements(list);
  const [every, exceptLast] = allBreak.exec(lead) ?? [];
  if (every) return exceptLast ? items.slice(0, -1) : items;
  return items.filter((item) => group === 'Removed' || /\(breaking\)|^Removed\b/.test(toString(item).trim()));
}

/**
 * What breaks apps in a release: items marked "(breaking)", those below "All of these are breaking.", and what was removed.
 * @returns the lists of such items, each below its bold line.
 */
export function pickBreaking(content: readonly ElementContent[]): ElementContent[] {
  return splitGroups(content).flatMap(({name, nodes}) => {
    let lead = '';
    const lists = nodes.flatMap((node): Element[] => {
      if (isElement(node, 'p')) lead = toString(node).trim();
      if (!isElement(node, 'ul')) return [];
      const items = pickItems(node, name, lead);
      return items.length ? [{...node, children: items}] : [];
    });
    return lists.length ? [...nodes.filter((node) => getGroupName(node) !== undefined), ...lists] : [];
  });
}

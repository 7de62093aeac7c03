import {parseMetadata} from './metadata';
import {getPageVersion} from '../../src/platforms/versions';
import type {Fence, TabPlace} from './types';

/**
 * Takes every code fence out of a page.
 *
 * A line scanner and not an MDX parser: it also finds the fences of a page whose MDX is broken
 * (the build reports that), and it reads a thousand pages in a fraction of a second.
 * @param page path from the repository root; decides the version.
 * @param text the page.
 */
export function extractFences(page: string, text: string): Fence[] {
  const fences: Fence[] = [];
  const tabs = new TabTracker();
  const lines = text.split(/\r?\n/);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    const open = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)(.*)$/.exec(line);
    const [, indent = '', marker = '', language = '', info = ''] = open ?? [];
    // Text between backticks on one line is inline code.
    if (!open || (marker.startsWith('`') && info.includes('`'))) {
      tabs.read(line);
      continue;
    }
    const end = findClosingLine(lines, i + 1, marker);
    const meta = parseMetadata(info);
    if (end === lines.length) meta.errors.push('the fence is never closed; add a line with the same marker');
    fences.push({
      page,
      version: getPageVersion(page),
      index: fences.length,
      language: language.toLowerCase(),
      meta,
      line: i + 2,
      indent: indent.length,
      code: lines
        .slice(i + 1, end)
        .map((one) => removeIndent(one, indent.length))
        .join('\n'),
      tabs: tabs.current(),
    });
    i = end;
  }
  return fences;
}

function findClosingLine(lines: string[], from: number, marker: string): number {
  const closing = new RegExp(`^[ \\t]*\\${marker[0]}{${marker.length},}[ \\t]*$`);
  const found = lines.findIndex((line, i) => i >= from && closing.test(line));
  return found < 0 ? lines.length : found;
}

/** CommonMark takes off as much white space as the opening line has, and no more than there is. */
function removeIndent(line: string, indent: number): string {
  const blanks = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(indent, blanks));
}

/** Follows the tab components from line to line. */
class TabTracker {
  private readonly groups: string[] = [];
  private readonly places: TabPlace[] = [];
  private count = 0;

  read(line: string): void {
    const tags = line.matchAll(/<(\/?)(PlatformTabs|Platform|Tabs|TabItem)\b([^>]*)>/g);
    for (const [, slash, name, attributes = ''] of tags) {
      const attribute = (key: string): string | undefined =>
        new RegExp(`\\b${key}=["']([^"']+)["']`).exec(attributes)?.[1];
      if (slash) {
        if (name === 'Tabs') this.groups.pop();
        else if (name !== 'PlatformTabs') this.places.pop();
      } else if (name === 'Tabs') {
        // Tabs without a group are alike to no others.
        this.groups.push(attribute('groupId') ?? `tabs-${this.count++}`);
      } else if (name === 'Platform') {
        this.places.push({group: 'platform', value: attribute('id') ?? ''});
      } else if (name === 'TabItem') {
        this.places.push({group: this.groups.at(-1) ?? 'tabs', value: attribute('value') ?? ''});
      }
    }
  }

  current(): TabPlace[] {
    return [...this.places];
  }
}

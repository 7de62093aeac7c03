/** What a page of one version says of others: links that leave the version say so, and an old page does not speak of its release as the latest. */
import type {Heading, Nodes, Paragraph, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {getContentFolder, getPageVersion, getPlayerVersion, playerVersions} from '../../../src/platforms/versions';
import {findRoute} from './unlinked';
import type {Finding, Page, Rule} from '../types';

/** Words that say that another version is meant. */
const otherVersion =
  /\bcurrent\b|\b(?:latest|newest|newer|older|later|earlier|other|next|previous) \w+|\bversions?\b|\breleases?\b|\bmigrat|\bupdat|\bupgrad|\bsince\b|\b\d+\.(?:\d|x)|\bSDK \d|\bv\d|\b\d to \d\b/i;

/** What an old page says of its own release by mistake. That without a version one gets "the newest" is true there. */
const latest =
  /\b(?:the )?(?:latest|most recent) (?:version|release|SDK|player)s?\b|\b(?:is|are|for|use|install|try|download|(?:up(?:date|grade)) to) the newest (?:version|release|SDK|player)s?\b/i;

const isPlayer = (folder: string) => playerVersions.some(({name}) => getContentFolder(name) === folder);

export const otherVersions: Rule = {
  name: 'other-versions',
  check: (page) => {
    if (!isPlayer(page.contentFolder)) return [];
    const findings: Finding[] = [];
    visit(page.tree as Nodes, ['paragraph', 'heading', 'tableCell'], (node) => {
      const block = node as Paragraph | Heading | TableCell;
      findings.push(...checkLinks(block, page), ...checkLatest(block, page));
    });
    return findings;
  },
};

/** A link to a page of another version by its route, in a sentence that does not say so. */
function checkLinks(block: Paragraph | Heading | TableCell, page: Page): Finding[] {
  const found: Finding[] = [];
  visit(block, 'link', ({url, position}) => {
    if (!url.startsWith('/player/') || url.startsWith('/player/reference/')) return;
    const [target] = findRoute(url.split('#')[0] ?? '');
    const folder = target && getContentFolder(getPageVersion(target));
    if (!folder || folder === page.contentFolder || otherVersion.test(toString(block))) return;
    found.push({
      line: position?.start.line ?? 1,
      column: position?.start.column ?? 1,
      problem: `a link from ${page.contentFolder}/ into ${folder}/, in a sentence that does not say so`,
      remedy: 'Link to the file of the page in this version, or name the version in the sentence.',
    });
  });
  return found;
}

/** «The latest release» on the page of an old one: it was, when the page was written. */
function checkLatest(block: Paragraph | Heading | TableCell, page: Page): Finding[] {
  if (page.contentFolder === 'docs') return [];
  const text = toString(block);
  const phrase = latest.exec(text)?.[0];
  // A release beside it, or a link to the current version, says which is meant.
  if (phrase === undefined || /\b\d+\.\d+/.test(text) || hasCurrentLink(block)) return [];
  const {label} = getPlayerVersion(getPageVersion(page.file));
  return [
    {
      line: block.position?.start.line ?? 1,
      column: block.position?.start.column ?? 1,
      problem: `"${phrase}" on a page of ${label}, which is not the latest`,
      remedy: `Name the release that is meant, such as ${label}, or link to the page of the current version.`,
    },
  ];
}

function hasCurrentLink(block: Paragraph | Heading | TableCell): boolean {
  let found = false;
  visit(block, 'link', ({url}) => {
    found ||= url.startsWith('/player/');
  });
  return found;
}

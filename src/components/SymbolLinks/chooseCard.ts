/** What the card of a link says, for the version of the page that has the link. */
import type {CardSignature, PageVersion, SymbolCard, SymbolCards} from '../../reference/pages/shapes';
import {getVersionMark} from '../../reference/pages/versions';
import type {VersionMark} from '../../reference/pages/versions';

/** The most signatures that a card shows; an overloaded method may have ten. */
const mostSignatures = 3;

export interface Card {
  /** The type of a member. */
  owner: string | undefined;
  kind: string;
  /** With marks for colors (`codeMarks.ts`). */
  signatures: readonly string[];
  /** How many more there are. */
  more: number;
  mark: VersionMark | undefined;
  isDeprecated: boolean;
  text: string | undefined;
  /** The platform and the release that the signatures are of: `Web 7.8.0`. */
  source: string;
}

const has = (set: string | undefined, index: number) => set === undefined || set.includes(`${index}`);

/** The signatures of a version; where that has none, those of the newest that has any. */
function getOfVersion(
  {in: set, signatures}: SymbolCard,
  versions: readonly PageVersion[],
  docsVersion: string | undefined,
): {version: PageVersion | undefined; signatures: readonly CardSignature[]} {
  const own = versions.findIndex(({docs}) => docs === docsVersion);
  const newest = versions.findLastIndex((_, index) => has(set, index));
  const index = own >= 0 && has(set, own) ? own : newest;
  return {version: versions[index], signatures: signatures.filter((signature) => has(signature.in, index))};
}

/**
 * @param cards of the type that the link leads to.
 * @param anchor of the member, or an empty text for the type itself.
 * @param docsVersion Docusaurus name of the version of the page; undefined where a page is of none.
 * @returns undefined where there is nothing to show.
 */
export function chooseCard(cards: SymbolCards, anchor: string, docsVersion: string | undefined): Card | undefined {
  const {label, versions, name, members} = cards;
  const card = anchor ? (Object.hasOwn(members, anchor) ? members[anchor] : undefined) : cards.type;
  if (!card) return undefined;
  const {version, signatures} = getOfVersion(card, versions, docsVersion);
  if (signatures.length === 0) return undefined;
  const codes = [...new Set(signatures.map(({code}) => code))];
  return {
    owner: anchor ? name : undefined,
    kind: card.kind,
    signatures: codes.slice(0, mostSignatures),
    more: Math.max(0, codes.length - mostSignatures),
    mark: getVersionMark(card.in, versions),
    isDeprecated: signatures.every(({deprecated}) => deprecated),
    text: card.text,
    source: version ? `${label} ${version.number}` : label,
  };
}

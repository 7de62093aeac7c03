/** What the build hands to the reference's pages, as JSON. */
import type {GuideLink} from '../guides';
import type {ReferencePlatform, ReferenceVersion} from '../types';

/** Text, or a type's name with the last segment of its page. */
export type CodePart = string | readonly [name: string, slug: string];
export type Code = readonly CodePart[];

/** Sentences: text, and inline code in a list of its own. */
export type Prose = readonly (string | Code)[];

/** A type with the last segment of its page. */
export type TypeLink = readonly [name: string, slug: string];

/** Positions in the page's `versions`, one digit each: `"12"`. Left out for all of them. */
export type VersionSet = string;

export type PageVersion = Pick<ReferenceVersion, 'key' | 'number' | 'docs'>;

interface Page {
  platform: ReferencePlatform;
  /** Oldest first. */
  versions: readonly PageVersion[];
}

export interface Signature {
  code: Code;
  in?: VersionSet;
  deprecated?: true;
}

/** A line of a sample, with the page that has it. */
export interface SampleLine extends GuideLink {
  code: string;
}

export interface MemberEntry {
  name: string;
  /** Its anchor. */
  id: string;
  /** Left out for the versions of the type. */
  in?: VersionSet;
  signatures: readonly Signature[];
  /** Lines of the site's samples that use it. */
  samples?: readonly SampleLine[];
}

/** The kinds of members, in the order of a page. */
export const memberGroups = [
  'call',
  'constructor',
  'value',
  'associated type',
  'property',
  'index',
  'method',
  'event',
  'attribute',
  'slot',
] as const;

export interface MemberGroup {
  kind: (typeof memberGroups)[number];
  /** Left out where a member is of all versions of the type. */
  in?: VersionSet;
  members: readonly MemberEntry[];
}

export interface TypePage extends Page {
  name: string;
  /** The last segment of its address. */
  slug: string;
  kind: string;
  in?: VersionSet;
  deprecated?: true;
  /** What the type is for. */
  description?: Prose;
  area: string;
  /** Package, module, or custom element. */
  package?: string;
  tag?: string;
  declarations: readonly Signature[];
  groups: readonly MemberGroup[];
  /** Members that stand on the supertypes' pages. */
  inherited: readonly {from: TypeLink; names: readonly (readonly [name: string, anchor: string])[]}[];
  /** Types of the file that extend this one. */
  subtypes: readonly TypeLink[];
  guides: readonly GuideLink[];
  /** The same name on other platforms: path below the base URL. */
  elsewhere: readonly {platform: ReferencePlatform; path: string}[];
}

export interface OverviewPage extends Page {
  areas: readonly {area: string; types: readonly {name: string; slug: string; kind: string; in?: VersionSet}[]}[];
}

export interface ChangedType {
  type: TypeLink;
  /** Whether its declaration differs: kind, supertypes or what it stands for. */
  isDeclaredAnew?: true;
  added: readonly string[];
  removed: readonly string[];
  changed: readonly string[];
}

/** From one version to the next. */
export interface Step {
  from: string;
  to: string;
  added: readonly TypeLink[];
  removed: readonly TypeLink[];
  changed: readonly ChangedType[];
}

export interface ChangesPage extends Page {
  /** Newest first. */
  steps: readonly Step[];
}

/** A signature on a card. */
export interface CardSignature {
  /** With marks for its colors (`codeMarks.ts`). */
  code: string;
  /** Left out for those of the card. */
  in?: VersionSet;
  deprecated?: true;
}

/** What the card of a type or member says. */
export interface SymbolCard {
  kind: string;
  /** Left out for all versions. */
  in?: VersionSet;
  /** The newest first. */
  signatures: readonly CardSignature[];
  /** What a type is for. */
  text?: string;
}

/** The cards of a type and its members: the file beside the type's page (`getCardsPath`). */
export interface SymbolCards {
  /** Of the platform: `Web`. */
  label: string;
  versions: readonly PageVersion[];
  name: string;
  type: SymbolCard;
  /** By anchor. */
  members: Readonly<Record<string, SymbolCard>>;
}

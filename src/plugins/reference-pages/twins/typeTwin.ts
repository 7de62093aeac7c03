/** The page of a type as Markdown. */
import {getReferenceLabel} from '../../../reference/labels';
import {toCodeText, toPlainText} from '../../../reference/pages/prose';
import {getSignatureLanguage} from '../../../reference/pages/signature';
import type {Code, MemberEntry, MemberGroup, Signature, TypePage} from '../../../reference/pages/shapes';
import {escapeText, HeadingWriter, toInlineCode, toLink, toList} from './markdown';
import type {Twin, TwinLinks} from './twin';
import {writeBadges, groupLabels, listNumbers} from './words';

/** What search results and lists say of a type. */
export function describeType({name, kind, platform, versions, description}: TypePage): string {
  return description
    ? toPlainText(description)
    : `${name}: ${kind} of the ${getReferenceLabel(platform)} API, with its members in ${listNumbers(versions)}.`;
}

interface GroupTools {
  headings: HeadingWriter;
  links: TwinLinks;
  badges: (of: Parameters<typeof writeBadges>[0]) => string;
  toSignature: (signature: Signature) => string;
}

/** @returns a function that writes the members of one kind. */
function createGroupWriter({headings, links, badges, toSignature}: GroupTools): (group: MemberGroup) => string[] {
  const toMember = (member: MemberEntry): string[] => [
    headings.write(3, member.name, member.id, badges(member)),
    ...(member.signatures.length > 1
      ? [toList(member.signatures.map(toSignature))]
      : member.signatures.map(toSignature)),
    ...(member.samples
      ? [
          'In our samples:',
          toList(
            member.samples.map(({code, url, title}) => `${toInlineCode(code)} ${toLink(title, links.toPage(url))}`),
          ),
        ]
      : []),
  ];
  /** Values are short, and stand in rows. */
  const toValue = (value: MemberEntry) => `${value.signatures.map(toSignature).join(', ')}${badges(value)}`;
  return ({kind: group, members}: MemberGroup): string[] => [
    headings.write(2, groupLabels[group], `section-${group.replace(' ', '-')}`),
    ...(group === 'value' ? [toList(members.map(toValue))] : members.flatMap(toMember)),
  ];
}

/** @returns the twin's title and text. */
export function createTypeTwin(page: TypePage, links: TwinLinks): Twin {
  const {name, kind, platform, versions, groups, inherited, subtypes, guides, elsewhere} = page;
  const headings = new HeadingWriter();
  const badges = (of: Parameters<typeof writeBadges>[0]) => writeBadges(of, versions);
  const linkTypes = (types: readonly (readonly [name: string, slug: string])[]) =>
    types.map(([text, slug]) => toLink(text, links.toType(platform, slug))).join(', ');
  const toSignature = (signature: Signature) => toInlineCode(toCodeText(signature.code)) + badges(signature);

  const toGroup = createGroupWriter({headings, links, badges, toSignature});

  /** Several differ by version, which stands behind each. */
  const toDeclarations = (declarations: readonly Signature[]): string[] => {
    const [only, ...others] = declarations;
    if (!only) return [];
    if (others.length || badges(only)) return [toList(declarations.map(toSignature))];
    return [`\`\`\`${getSignatureLanguage(platform)}\n${toCodeText(only.code)}\n\`\`\``];
  };

  const facts = [
    escapeText(kind),
    ...(page.package ? [toInlineCode(page.package)] : []),
    ...(page.tag ? [toInlineCode(`<${page.tag}>`)] : []),
  ];
  const named = listNamedTypes(page);
  const blocks = [
    headings.write(1, name),
    `${toSentence(facts.join(', '))}${badges(page)}. Releases: ${listNumbers(versions)}.`,
    ...(page.description
      ? [
          page.description
            .map((part) => (typeof part === 'string' ? escapeText(part) : toInlineCode(toCodeText(part))))
            .join(''),
        ]
      : []),
    ...toDeclarations(page.declarations),
    ...(elsewhere.length
      ? [
          `Also on ${elsewhere
            .map((other) => toLink(getReferenceLabel(other.platform), links.toReference(other.path)))
            .join(', ')}`,
        ]
      : []),
    ...(subtypes.length ? [`Extended by: ${linkTypes(subtypes)}`] : []),
    ...groups.flatMap(toGroup),
    ...(inherited.length
      ? [
          headings.write(2, 'Inherited', 'section-inherited'),
          ...inherited.map(
            ({from, names}) => `From ${linkTypes([from])}: ${names.map(([member]) => toInlineCode(member)).join(', ')}`,
          ),
        ]
      : []),
    ...(named.length ? [headings.write(2, 'Types named on this page'), linkTypes(named)] : []),
    ...(guides.length
      ? [
          headings.write(2, 'Guides that use it', 'section-guides'),
          toList(guides.map(({url, title}) => toLink(title, links.toPage(url)))),
        ]
      : []),
  ];
  return {title: `${name} – ${getReferenceLabel(platform)} API`, description: describeType(page), blocks};
}

/** Code holds no links in Markdown, so the types that signatures and description name are listed: each once, in their order. */
function listNamedTypes({description = [], declarations, groups}: TypePage): (readonly [string, string])[] {
  const codes: Code[] = [
    ...description.flatMap((part) => (typeof part === 'string' ? [] : [part])),
    ...declarations.map(({code}) => code),
    ...groups.flatMap(({members}) => members.flatMap(({signatures}) => signatures.map(({code}) => code))),
  ];
  const bySlug = new Map<string, readonly [string, string]>();
  for (const part of codes.flat()) {
    if (typeof part !== 'string' && !bySlug.has(part[1])) bySlug.set(part[1], part);
  }
  return [...bySlug.values()];
}

const toSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

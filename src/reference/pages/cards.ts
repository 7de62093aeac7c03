/** The cards of a type and its members, which links in code show (components/SymbolLinks). */
import {toCodeText, toPlainText} from './prose';
import type {CardSignature, Signature, SymbolCard, SymbolCards, TypePage, VersionSet} from './shapes';

/** Puts marks for colors into a signature. */
type Highlight = (code: string) => string;

function createCard(
  kind: string,
  set: VersionSet | undefined,
  signatures: readonly Signature[],
  highlight: Highlight,
): SymbolCard {
  return {
    kind,
    ...(set !== undefined && {in: set}),
    signatures: signatures.map(({code, ...rest}): CardSignature => ({code: highlight(toCodeText(code)), ...rest})),
  };
}

/**
 * The cards of a type's page.
 * @param label of the platform.
 */
export function createCards(page: TypePage, label: string, highlight: Highlight): SymbolCards {
  // What a function or a component takes says more than that it is one.
  const calls = page.groups.find(({kind}) => kind === 'call')?.members.flatMap(({signatures}) => signatures) ?? [];
  const declarations = calls.length > 0 ? calls : page.declarations;
  return {
    label,
    versions: page.versions,
    name: page.name,
    type: {
      ...createCard(page.kind, page.in, declarations, highlight),
      ...(page.description && {text: toPlainText(page.description)}),
    },
    members: Object.fromEntries(
      page.groups
        .filter(({kind}) => kind !== 'call')
        .flatMap(({kind, members}) =>
          members.map((member) => [member.id, createCard(kind, member.in ?? page.in, member.signatures, highlight)]),
        ),
    ),
  };
}

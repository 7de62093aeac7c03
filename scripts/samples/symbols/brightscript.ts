/** Looks up the fields and functions of the player's component that a BrightScript sample uses. */
import {findNearest, SymbolTable} from '../../../src/reference/symbols';
import type {ReferenceFile, VersionKey} from '../../../src/reference/types';
import type {SymbolResult} from './check';

/** What every node of SceneGraph has. */
const nodeMembers = new Set(
  'id visible opacity translation width height focusable setfocus hasfocus isinfocuschain observefield observefieldscoped unobservefield unobservefieldscoped getparent getchild getchildcount appendchild removechild createchild callfunc setfield setfields getfield getfields hasfield addfield addfields update subtype ticks focusedchild change clippingrect inheritparenttransform renderpass scale rotation'.split(
    ' ',
  ),
);

/**
 * @param context all code of the page: its XML says which node is the player.
 */
export function checkRokuSymbols(code: string, context: string, file: ReferenceFile, key: VersionKey): SymbolResult {
  const result: SymbolResult = {resolved: 0, unknown: 0, problems: []};
  const table = new SymbolTable(file, key);
  const player = table.getTypes('THEOplayer')[0];
  if (!player) return result;
  const known = new Map(table.listMemberNames(player).map((name) => [name.toLowerCase(), name]));
  const receivers = findReceivers(context);
  for (const match of code
    .replace(/'[^\n"]*$/gm, (comment) => ' '.repeat(comment.length))
    .matchAll(/\b((?:m\.)?[A-Za-z_]\w*)\.(\w+)(?:\("(\w+)")?/dg)) {
    const [, receiver, member, argument] = match;
    if (!receivers.has(receiver!.toLowerCase())) {
      result.unknown++;
      continue;
    }
    const isArgument = argument !== undefined && /^(?:callfunc|observefield)$/i.test(member!);
    const name = isArgument ? argument : member!;
    if (known.has(name.toLowerCase())) result.resolved++;
    else if (!isArgument && nodeMembers.has(name.toLowerCase())) result.unknown++;
    else {
      const nearest = findNearest(name, known.values());
      result.problems.push({
        offset: match.indices![isArgument ? 3 : 2]![0],
        message: `The Roku component has no "${name}".${nearest ? ` The nearest name is "${nearest}".` : ' Its interface is in api-reference/roku.'}`,
      });
    }
  }
  return result;
}

/** Names that hold the player: made as its component, or found by the id that the XML gives it. */
function findReceivers(context: string): Set<string> {
  const ids = [...context.matchAll(/<THEOsdk:THEOplayer\b[^>]*\bid="(\w+)"/g)].map((match) => match[1]!);
  const made = [
    ...context.matchAll(
      /\b((?:m\.)?\w+)\s*=\s*(?:CreateObject\("roSGNode",\s*"THEOsdk:THEOplayer"|[\w.]*createChild\("THEOsdk:THEOplayer")/gi,
    ),
  ];
  const found = [...context.matchAll(/\b((?:m\.)?\w+)\s*=\s*[\w.]*findNode\("(\w+)"\)/gi)].filter((match) =>
    ids.includes(match[2]!),
  );
  return new Set([...made, ...found].map((match) => match[1]!.toLowerCase()));
}

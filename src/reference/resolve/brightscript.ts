import {findNearest, SymbolTable} from '../symbols';
import type {ReferenceFile, VersionKey} from '../types';
import {allowed} from './conventions';
import {createResolution, type Resolution} from './types';

/** What every node of SceneGraph has. */
const nodeMembers = new Set(
  'id visible opacity translation width height focusable setfocus hasfocus isinfocuschain observefield observefieldscoped unobservefield unobservefieldscoped getparent getchild getchildcount appendchild removechild createchild callfunc setfield setfields getfield getfields hasfield addfield addfields update subtype ticks getchildren removechildindex focusedchild change clippingrect inheritparenttransform renderpass scale rotation'.split(
    ' ',
  ),
);

/**
 * Looks up the fields and functions of the player's component that a BrightScript sample uses.
 * @param context all code of the page: its XML says which node is the player.
 */
export function resolveBrightScript(code: string, context: string, file: ReferenceFile, key: VersionKey): Resolution {
  const result = createResolution();
  const table = new SymbolTable(file, key);
  const player = table.getTypes('THEOplayer')[0];
  if (!player) return result;
  const known = new Map(table.listMemberNames(player).map((name) => [name.toLowerCase(), name]));
  const receivers = findReceivers(context);
  const others = findOthers(context);
  for (const match of code
    .replace(/'[^\n"]*$/gm, (comment) => ' '.repeat(comment.length))
    .matchAll(/\b((?:m\.)?[A-Za-z_]\w*)\.(\w+)(?:\("(\w+)")?/dg)) {
    const [, receiver, member, argument] = match;
    if (!receivers.has(receiver!.toLowerCase())) {
      if (/^m\.(?:top|global)$/i.test(receiver!) || others.has(receiver!.toLowerCase())) result.foreign++;
      // `m.video` of `m.video.control` is no member that is looked up.
      else if (receiver !== 'm') result.unknown++;
      continue;
    }
    const isArgument = argument !== undefined && /^(?:callfunc|observefield)$/i.test(member!);
    const name = isArgument ? argument : member!;
    const [start, end] = match.indices![isArgument ? 3 : 2]!;
    const found = known.get(name.toLowerCase());
    if (found !== undefined) {
      result.resolved++;
      result.uses.push({start, end, type: player.id, member: found});
    } else if (allowed.has(`roku ${name}`) || (!isArgument && nodeMembers.has(name.toLowerCase()))) result.foreign++;
    else {
      const nearest = findNearest(name, known.values());
      result.problems.push({
        offset: start,
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
  const names = new Set([...made, ...found].map((match) => match[1]!.toLowerCase()));
  // What pages call the player that another file of the component makes.
  if (names.size === 0 && !/\bm\.player\s*=/i.test(context)) names.add('m.player');
  return names;
}

/** Names that hold something else: another object, a literal, a field of the scene. */
function findOthers(context: string): Set<string> {
  const made = context.matchAll(
    /\b((?:m\.)?\w+)\s*=\s*(?:CreateObject\("(?!roSGNode",\s*"THEOsdk:THEOplayer")|CreateObject\("roSGNode",\s*"(?!THEOsdk)|[\w.]*findNode\("|[\w.]*createChild\("(?!THEOsdk)|ParseJson\(|[[{"\d]|m\.top\b)/gi,
  );
  const typed = context.matchAll(/\b(\w+) as (?:string|integer|float|double|boolean)\b/gi);
  const players = findReceivers(context);
  return new Set([...made, ...typed].map((match) => match[1]!.toLowerCase()).filter((name) => !players.has(name)));
}

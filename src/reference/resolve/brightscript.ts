import {findNearest, SymbolTable} from '../symbols';
import type {ReferenceFile, ReferenceType, VersionKey} from '../types';
import {allowed} from './conventions';
import {createResolution, type Resolution} from './types';

/** What every node of SceneGraph has. */
const nodeMembers = new Set(
  'id visible opacity translation width height focusable setfocus hasfocus isinfocuschain observefield observefieldscoped unobservefield unobservefieldscoped getparent getchild getchildcount appendchild removechild createchild callfunc setfield setfields getfield getfields hasfield addfield addfields update subtype ticks getchildren removechildindex focusedchild change clippingrect inheritparenttransform renderpass scale rotation'.split(
    ' ',
  ),
);

/** What the fields of the player hold, where it is more than a value: the type of its items, or the player's own events. */
const heldIn: Readonly<Record<string, 'Tracks' | 'events'>> = {
  audiotracks: 'Tracks',
  texttracks: 'Tracks',
  event: 'events',
};

/** A receiver, by what its members are. */
type Receiver = 'player' | 'Tracks' | 'events';

/** Blanks comments and text, which has dots too; the names that functions are called and fields observed by stay. */
const blankText = (code: string): string =>
  code
    .replace(/(\.(?:callfunc|observefield)\()?"[^"\n]*"/gi, (text, call) => (call ? text : ' '.repeat(text.length)))
    .replace(/'[^\n]*$/gm, (comment) => ' '.repeat(comment.length));

/**
 * Looks up the fields, functions and events of the player's component that a BrightScript sample uses.
 * @param context all code of the page: its XML says which node is the player.
 */
export function resolveBrightScript(code: string, context: string, file: ReferenceFile, key: VersionKey): Resolution {
  const result = createResolution();
  const table = new SymbolTable(file, key);
  const [player] = table.getTypes('THEOplayer');
  const [tracks] = table.getTypes('Tracks');
  if (!player) return result;
  /** The members of the player, and of its tracks, by their names in lower case: BrightScript's are. */
  const listMembers = (type: ReferenceType) =>
    new Map(table.listMemberNames(type).map((name) => [name.toLowerCase(), name]));
  const ofPlayer = {type: player, known: listMembers(player)};
  const ofTracks = tracks && {type: tracks, known: listMembers(tracks)};
  const players = findPlayers(context);
  const receivers = findReceivers(context, players);
  const others = findOthers(context, receivers);
  for (const match of blankText(code).matchAll(/\b((?:m\.)?[A-Za-z_]\w*)\.(\w+)(?:\("(\w+)")?/dg)) {
    const [, written, member, argument] = match;
    const name = written!.toLowerCase();
    const receiver = receivers.get(name);
    const owner = receiver === 'Tracks' ? ofTracks : ofPlayer;
    if (!receiver || !owner) {
      if (/^m\.(?:top|global)$/.test(name) || others.has(name)) result.foreign++;
      // `m.video` of `m.video.control` is no member that is looked up.
      else if (name !== 'm') result.unknown++;
      continue;
    }
    const isArgument = argument !== undefined && /^(?:callfunc|observefield)$/i.test(member!);
    const wanted = isArgument ? argument : member!;
    const [start, end] = match.indices![isArgument ? 3 : 2]!;
    const {type, known} = owner;
    const found = known.get(wanted.toLowerCase());
    if (found !== undefined) {
      result.resolved++;
      result.uses.push({start, end, type: type.id, member: found});
    } else if (
      // What a track or the events have besides is no interface that the reference lists.
      receiver !== 'player' ||
      allowed.has(`roku ${wanted}`) ||
      (!isArgument && nodeMembers.has(wanted.toLowerCase()))
    )
      result.foreign++;
    else {
      const nearest = findNearest(wanted, known.values());
      result.problems.push({
        offset: start,
        message: `The Roku component has no "${wanted}".${nearest ? ` The nearest name is "${nearest}".` : ' Its interface is in api-reference/roku.'}`,
      });
    }
  }
  return result;
}

/** Names with what their members are: the player, and what loops and assignments take from its fields. */
function findReceivers(context: string, players: ReadonlySet<string>): ReadonlyMap<string, Receiver> {
  const receivers = new Map<string, Receiver>([...players].map((name) => [name, 'player']));
  const taken = context.matchAll(
    /\b(?:for\s+each\s+(\w+)\s+in|((?:m\.)?\w+)\s*=)\s*((?:m\.)?\w+)\.(\w+)(\[\w+\])?[ \t]*(?:'.*)?$/gim,
  );
  for (const [, item, variable, owner, field, index] of taken) {
    const held = players.has(owner!.toLowerCase()) ? heldIn[field!.toLowerCase()] : undefined;
    // A list as a whole has no members of its own.
    const isHeld = held === 'events' ? variable !== undefined : item !== undefined || index !== undefined;
    if (held && isHeld) receivers.set((item ?? variable)!.toLowerCase(), held);
  }
  return receivers;
}

/** Names that hold the player: made as its component, or found by the id that the XML gives it. */
function findPlayers(context: string): Set<string> {
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
function findOthers(context: string, receivers: ReadonlyMap<string, Receiver>): Set<string> {
  const made = context.matchAll(
    /\b((?:m\.)?\w+)\s*=\s*(?:CreateObject\("(?!roSGNode",\s*"THEOsdk:THEOplayer")|CreateObject\("roSGNode",\s*"(?!THEOsdk)|[\w.]*findNode\("|[\w.]*createChild\("(?!THEOsdk)|ParseJson\(|[[{"\d]|m\.top\b)/gi,
  );
  const typed = context.matchAll(/\b(\w+) as (?:string|integer|float|double|boolean)\b/gi);
  return new Set([...made, ...typed].map((match) => match[1]!.toLowerCase()).filter((name) => !receivers.has(name)));
}

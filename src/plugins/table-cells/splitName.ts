/** Shorter names stay in one piece. */
const shortName = 20;

/** A piece on a line of its own reads as a part of a name, if it isn't shorter: `event.`, `Quality`. */
const shortBeforeSeparator = 6;
const shortWord = 7;

const separators = /(?<=[._/:(,])(?=[^._/:(,])/;
const capitals = /(?<=[a-z0-9])(?=[A-Z])/;

function joinShort(pieces: readonly string[], shortest: number): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && (last.length < shortest || piece.length < shortest)) {
      joined[joined.length - 1] = last + piece;
    } else {
      joined.push(piece);
    }
  }
  return joined;
}

/**
 * Where a long name may continue on the next line: after a separator, and before a capital letter where that does not suffice.
 * @param name without spaces: `player.pipConfiguration.startsAutomatically`.
 * @returns its pieces, one for a short name.
 */
export function splitName(name: string): string[] {
  if (name.length < shortName) return [name];
  return joinShort(name.split(separators), shortBeforeSeparator).flatMap((piece) =>
    piece.length > shortName ? joinShort(piece.split(capitals), shortWord) : [piece],
  );
}

/** A piece of a page's samples, by the names at its top level. */
interface Piece {
  declared: ReadonlySet<string>;
  used: ReadonlySet<string>;
}

/**
 * The pieces that declare what a piece uses, and what those use in turn. Of two that declare a name, the likelier one is taken.
 * @param listCandidates what a piece may build on, the likeliest first.
 * @param isWanted whether one is taken; what a piece declares that isn't counts as there.
 * @returns in the order in which they were found.
 */
export function chooseProviders<P extends Piece>(
  piece: P,
  listCandidates: (from: P) => readonly P[],
  isWanted: (provider: P) => boolean = () => true,
): P[] {
  const chosen = new Set<P>();
  const take = (from: P): void => {
    const provided = new Set(from.declared);
    for (const other of listCandidates(from)) {
      if (![...other.declared].some((name) => from.used.has(name) && !provided.has(name))) continue;
      other.declared.forEach((name) => provided.add(name));
      if (chosen.has(other) || !isWanted(other)) continue;
      chosen.add(other);
      take(other);
    }
  };
  take(piece);
  return [...chosen];
}

/**
 * Selects a small set that covers every feature: repeatedly picks the one with the most missing features.
 * @param features features by name.
 * @returns names, in the order in which they were picked.
 */
export function cover(features: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const missing = new Set([...features.values()].flatMap((set) => [...set]));
  const picked: string[] = [];
  while (missing.size > 0) {
    let best = '';
    let most = 0;
    for (const [name, set] of features) {
      let count = 0;
      for (const feature of set) if (missing.has(feature)) count++;
      if (count > most) [best, most] = [name, count];
    }
    picked.push(best);
    for (const feature of features.get(best) ?? []) missing.delete(feature);
  }
  return picked;
}

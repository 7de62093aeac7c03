/**
 * What demos and the UI kit import as `theoplayer/chromeless`: the player of the build (`demo-engine` is the preview engine, or the
 * SDK where a license was given), which also tells the demo's page of each player that is made.
 */
import {ChromelessPlayer as EnginePlayer} from 'demo-engine';

export * from 'demo-engine';

const players = new Set<ChromelessPlayer>();
const watchers = new Set<(player: ChromelessPlayer) => void>();

export class ChromelessPlayer extends EnginePlayer {
  constructor(...parameters: ConstructorParameters<typeof EnginePlayer>) {
    super(...parameters);
    players.add(this);
    this.addEventListener('destroy', () => players.delete(this));
    for (const watcher of watchers) watcher(this);
  }
}

/** The players that are not destroyed. */
export const getPlayers = (): readonly ChromelessPlayer[] => [...players];

/** Calls `watcher` for each player that is made from here on. @returns what stops that. */
export function onPlayer(watcher: (player: ChromelessPlayer) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

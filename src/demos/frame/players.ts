/**
 * The module that demos and the UI kit import as `theoplayer/chromeless`: the build's player (`demo-engine` is the
 * preview engine, or the SDK if a license is configured). It also notifies the demo's page of each new player.
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

/** Players that have not been destroyed. */
export const getPlayers = (): readonly ChromelessPlayer[] => [...players];

/** Calls `watcher` for each player that is created from now on. Returns a function that stops that. */
export function onPlayer(watcher: (player: ChromelessPlayer) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The player that samples get: the preview engine, and for what it lacks stand-ins made from the typings. */
import {ChromelessPlayer as EnginePlayer} from '../../../../src/demos/engine/player';
import type {StandIns} from './standIn';

export type SamplePlayer = InstanceType<typeof EnginePlayer>;

/**
 * The classes `ChromelessPlayer` and `Player` of the SDK.
 * @param onPlayer is given each new player.
 */
export function createPlayerClasses(standIns: StandIns, onPlayer: (player: SamplePlayer) => void) {
  class ChromelessPlayer extends EnginePlayer {
    constructor(...[element, configuration]: ConstructorParameters<typeof EnginePlayer>) {
      if (!(element instanceof HTMLElement))
        throw new TypeError(`The player got ${String(element)} and not an element`);
      super(element, configuration);
      this.complete('ChromelessPlayer');
      onPlayer(this);
    }

    private complete(name: string): void {
      for (const list of [this.textTracks, this.audioTracks, this.videoTracks]) {
        const kind = list === (this.textTracks as unknown) ? 'TextTrack' : 'MediaTrack';
        list.addEventListener('addtrack', ({track}) => standIns.fill(track, standIns.getTypeShape(kind), kind));
      }
      standIns.fill(this, standIns.getInstanceShape(name), 'player');
    }
  }

  class Player extends ChromelessPlayer {
    constructor(...parameters: ConstructorParameters<typeof EnginePlayer>) {
      super(...parameters);
      standIns.fill(this, standIns.getInstanceShape('Player'), 'player');
    }
  }

  return {ChromelessPlayer, Player};
}

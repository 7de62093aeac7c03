import type {
  EventListener,
  Quality,
  QualityList,
  StringKeyOf,
  TextTrackCue,
  TextTrackCueList,
  Track,
  TrackList,
  TrackListEventMap,
} from 'theoplayer/chromeless';
import {Dispatcher} from './dispatcher';

/** An array with the `item()` of the DOM's lists. What is made from it (`filter`, `map`) is a plain array. */
class List<T> extends Array<T> {
  static get [Symbol.species]() {
    return Array;
  }

  item(index: number): T {
    return this[index]!;
  }
}

export class Qualities extends List<Quality> implements QualityList {}

export class Cues extends List<TextTrackCue> implements TextTrackCueList {}

/** Tracks of one kind, with the events that tell when they come, go and change. */
export class Tracks<T extends Track> extends List<T> implements TrackList<T> {
  private readonly events = new Dispatcher<TrackListEventMap>();

  add(track: T): void {
    this.push(track);
    this.events.dispatch({type: 'addtrack', date: new Date(), track});
  }

  /** Takes out the tracks for which `matches` is true. */
  removeWhere(matches: (track: T) => boolean): void {
    for (const track of this.filter(matches)) {
      this.splice(this.indexOf(track), 1);
      this.events.dispatch({type: 'removetrack', date: new Date(), track});
    }
  }

  /** Tells listeners that a track was switched on or off. */
  changed(track: T): void {
    this.events.dispatch({type: 'change', date: new Date(), track});
  }

  addEventListener<Type extends StringKeyOf<TrackListEventMap>>(
    type: Type | readonly Type[],
    listener: EventListener<TrackListEventMap[Type]>,
  ): void {
    this.events.addEventListener(type, listener);
  }

  removeEventListener<Type extends StringKeyOf<TrackListEventMap>>(
    type: Type | readonly Type[],
    listener: EventListener<TrackListEventMap[Type]>,
  ): void {
    this.events.removeEventListener(type, listener);
  }
}

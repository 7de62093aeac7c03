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

/** An array with the `item()` method of DOM lists. Derived arrays (`filter`, `map`) are plain arrays. */
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

/** Tracks of one kind, with events for added, removed and changed tracks. */
export class Tracks<T extends Track> extends List<T> implements TrackList<T> {
  private readonly events = new Dispatcher<TrackListEventMap>();

  add(track: T): void {
    this.push(track);
    this.events.dispatch({type: 'addtrack', date: new Date(), track});
  }

  /** Removes the tracks for which `matches` returns true. */
  removeWhere(matches: (track: T) => boolean): void {
    for (const track of this.filter(matches)) {
      this.splice(this.indexOf(track), 1);
      this.events.dispatch({type: 'removetrack', date: new Date(), track});
    }
  }

  /** Notifies listeners that a track was enabled or disabled. */
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

import type {Ads, AdDescription} from 'theoplayer/chromeless';

export type ContentEvent = 'loadedmetadata' | 'timeupdate' | 'seeked' | 'ended';

/** What the player provides to the ads module. */
export interface AdHost {
  /** The player's container; an ad's `<video>` is added to it. */
  readonly element: HTMLElement;
  /**
   * Current time and duration of the content in seconds, also while an ad plays. The duration is NaN until it is known.
   */
  readonly contentTime: number;
  readonly contentDuration: number;
  /** Listens to events of the content, never of an ad. Returns a function that removes the listener. */
  listen: (type: ContentEvent, listener: () => void) => () => void;
  /** Pauses and hides the content; from now on the player's time, duration, state, volume and events are the ad's. */
  takeOver: (ad: HTMLVideoElement) => void;
  /** Removes the ad and resumes the content, unless it has ended. */
  giveBack: () => void;
}

/** The player's `ads` API, plus the methods that the player itself calls. */
export interface PreviewAds extends Ads {
  /** Called with a new source: discards the previous source's ads and schedules these. */
  load: (descriptions: readonly AdDescription[]) => void;
  /** Called when the content is about to play. Returns true if an ad plays first; the content resumes after it. */
  onPlayRequest: () => boolean;
  /** Stops the current ad, its requests and its timers. */
  destroy: () => void;
}

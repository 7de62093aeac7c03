import type {Ads, AdDescription} from 'theoplayer/chromeless';

export type ContentEvent = 'loadedmetadata' | 'timeupdate' | 'seeked' | 'ended';

/** What the player offers to the part that plays ads. */
export interface AdHost {
  /** Box of the player; an ad's `<video>` goes in here. */
  readonly element: HTMLElement;
  /** Position and length of the content in seconds, also while an ad plays. The length is NaN before it is known. */
  readonly contentTime: number;
  readonly contentDuration: number;
  /** Listens to the content, never to an ad. Returns what stops listening. */
  listen: (type: ContentEvent, listener: () => void) => () => void;
  /** Content pauses and hides; time, length, state, volume and events of the player are those of the ad from here on. */
  takeOver: (ad: HTMLVideoElement) => void;
  /** Removes the ad; the content is back and plays, unless it has ended. */
  giveBack: () => void;
}

/** The player's `ads`, and what the player asks of it. */
export interface PreviewAds extends Ads {
  /** A new source: forgets the ads of the last one and schedules these. */
  load: (descriptions: readonly AdDescription[]) => void;
  /** The content is asked to play. @returns true where an ad plays first; it gives back when done. */
  onPlayRequest: () => boolean;
  /** Stops an ad, its requests and its timers. */
  destroy: () => void;
}

import type {
  AccessibilityRole,
  MediaTrack,
  MediaTrackEventMap,
  Quality,
  QualityEventMap,
  VideoQuality,
} from 'theoplayer/chromeless';
import {Dispatcher} from './dispatcher';
import {Qualities} from './lists';

let lastUid = 0;
/** A number that is unique among the page's tracks, qualities and cues. */
export const nextUid = () => ++lastUid;

export class PreviewQuality extends Dispatcher<QualityEventMap> implements VideoQuality {
  readonly uid = nextUid();
  readonly available = true;
  readonly score = undefined;
  readonly firstFrame = 0;
  label = '';

  constructor(
    readonly id: string,
    readonly bandwidth: number,
    readonly width: number,
    readonly height: number,
    readonly frameRate: number,
    readonly codecs: string,
    readonly name: string,
  ) {
    super();
  }
}

interface MediaTrackOptions {
  kind: string;
  id: string;
  label: string;
  language: string;
  enabled: boolean;
  qualities?: readonly Quality[];
  /** The track was enabled or disabled, by the reader or by the kit. */
  onEnabled: (track: PreviewMediaTrack) => void;
  /** A quality was chosen; `undefined` means automatic. */
  onTarget?: (quality: Quality | undefined) => void;
}

/** An audio or video track. */
export class PreviewMediaTrack extends Dispatcher<MediaTrackEventMap> implements MediaTrack {
  readonly uid = nextUid();
  readonly kind: string;
  readonly id: string;
  readonly language: string;
  readonly accessibility: AccessibilityRole[] = [];
  readonly qualities: Qualities;
  label: string;
  private isEnabled: boolean;
  private active: Quality | undefined;
  private target: Quality | Quality[] | undefined;

  constructor(private readonly options: MediaTrackOptions) {
    super();
    this.kind = options.kind;
    this.id = options.id;
    this.label = options.label;
    this.language = options.language;
    this.isEnabled = options.enabled;
    this.qualities = new Qualities(...(options.qualities ?? []));
  }

  get enabled(): boolean {
    return this.isEnabled;
  }

  set enabled(enabled: boolean) {
    if (enabled === this.isEnabled) return;
    this.isEnabled = enabled;
    this.options.onEnabled(this);
    this.dispatch({type: 'change', date: new Date(), track: this});
  }

  get activeQuality(): Quality | undefined {
    return this.active;
  }

  /** Called when the video switches to another quality. */
  setActiveQuality(quality: Quality | undefined): void {
    if (!quality || quality === this.active) return;
    this.active = quality;
    this.dispatch({type: 'activequalitychanged', date: new Date(), quality});
  }

  get targetQuality(): Quality | Quality[] | undefined {
    return this.target;
  }

  set targetQuality(target: Quality | Quality[] | undefined) {
    this.target = target;
    const qualities = target === undefined ? [] : Array.isArray(target) ? target : [target];
    // The player picks one of several chosen qualities; the preview engine treats that as automatic.
    const quality = qualities.length === 1 ? qualities[0] : undefined;
    this.options.onTarget?.(quality);
    this.dispatch({type: 'targetqualitychanged', date: new Date(), quality, qualities});
  }
}

import type {
  AccessibilityRole,
  TextTrack,
  TextTrackCue,
  TextTrackCueEventMap,
  TextTrackEventMap,
  TextTrackReadyState,
  TextTrackType,
} from 'theoplayer/chromeless';
import {Dispatcher} from './dispatcher';
import {Cues} from './lists';
import {nextUid} from './mediaTracks';

/** The fields of the browser's VTTCue that are used here. */
export interface NativeCue {
  id: string;
  startTime: number;
  endTime: number;
  text: string;
}

export class PreviewCue extends Dispatcher<TextTrackCueEventMap> implements TextTrackCue {
  readonly uid = nextUid();
  readonly id: string;
  readonly startTime: number;
  readonly endTime: number;
  /** The cue's text with WebVTT markup, like `content` of the SDK's WebVTT cues. */
  readonly content: string;

  constructor(
    readonly track: PreviewTextTrack,
    native: NativeCue,
  ) {
    super();
    this.id = native.id;
    this.startTime = native.startTime;
    this.endTime = native.endTime;
    this.content = native.text;
  }
}

interface TextTrackOptions {
  kind: string;
  id: string;
  label: string;
  language: string;
  mode: string;
  src?: string;
  forced?: boolean;
  /** The page changed the mode. */
  onMode: (track: PreviewTextTrack) => void;
}

/** Subtitles, captions, chapters or metadata. */
export class PreviewTextTrack extends Dispatcher<TextTrackEventMap> implements TextTrack {
  readonly uid = nextUid();
  readonly kind: string;
  readonly id: string;
  readonly language: string;
  readonly src: string;
  readonly forced: boolean;
  readonly type: TextTrackType = 'webvtt';
  readonly inBandMetadataTrackDispatchType = '';
  readonly accessibility: AccessibilityRole[] = [];
  label: string;
  readyState: TextTrackReadyState = 0;
  private readonly allCues = new Cues();
  private active: TextTrackCue[] = [];
  private currentMode: string;

  constructor(private readonly options: TextTrackOptions) {
    super();
    this.kind = options.kind;
    this.id = options.id;
    this.language = options.language;
    this.src = options.src ?? '';
    this.forced = options.forced ?? false;
    this.label = options.label;
    this.currentMode = options.mode;
  }

  get mode(): string {
    return this.currentMode;
  }

  set mode(mode: string) {
    if (mode === this.currentMode || !['disabled', 'hidden', 'showing'].includes(mode)) return;
    this.currentMode = mode;
    this.options.onMode(this);
    this.dispatch({type: 'change', date: new Date(), track: this});
  }

  get cues(): Cues {
    return this.allCues;
  }

  get activeCues(): Cues {
    const cues = new Cues();
    cues.push(...this.active);
    return cues;
  }

  /** Adds new cues in order of time. A segment that is loaded again contains the same cues. */
  addCues(added: Iterable<NativeCue>): void {
    for (const native of added) {
      const isKnown = this.allCues.some(
        ({startTime, endTime, content}) =>
          startTime === native.startTime && endTime === native.endTime && content === native.text,
      );
      if (isKnown) continue;
      const cue = new PreviewCue(this, native);
      this.allCues.push(cue);
      this.dispatch({type: 'addcue', date: new Date(), cue});
    }
    this.allCues.sort((a, b) => a.startTime - b.startTime || a.endTime - b.endTime);
    this.dispatch({type: 'update', date: new Date(), track: this});
  }

  setReadyState(readyState: TextTrackReadyState): void {
    this.readyState = readyState;
    this.dispatch({type: 'readystatechange', date: new Date(), track: this, readyState});
  }

  /** Updates the active cues for a time in seconds, and notifies listeners if they changed. Returns whether they did. */
  update(time: number): boolean {
    const active =
      this.currentMode === 'disabled'
        ? []
        : this.allCues.filter(({startTime, endTime}) => startTime <= time && time < endTime);
    const before = this.active;
    const entered = active.filter((cue) => !before.includes(cue));
    const left = before.filter((cue) => !active.includes(cue));
    if (!entered.length && !left.length) return false;
    this.active = active;
    for (const cue of left) this.dispatch({type: 'exitcue', date: new Date(), cue});
    for (const cue of entered) this.dispatch({type: 'entercue', date: new Date(), cue});
    this.dispatch({type: 'cuechange', date: new Date(), track: this});
    return true;
  }
}

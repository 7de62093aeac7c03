import type {
  ChromelessPlayer as SdkPlayer,
  PlayerConfiguration,
  PlayerEventMap,
  PreloadType,
  SourceDescription,
  THEOplayerError,
} from 'theoplayer/chromeless';
import type {AdHost} from './adHost';
import {createAds} from './ads';
import {CaptionLayer} from './captions';
import {Dispatcher} from './dispatcher';
import type {PreviewError} from './errors';
import {fromMediaError, sourceNotSupported} from './errors';
import {HlsStream, isHlsSupported} from './hlsStream';
import {Tracks} from './lists';
import type {MediaEventType} from './mediaEvents';
import {mediaEvents, mediaEventTypes, readyStateEvents} from './mediaEvents';
import type {PreviewMediaTrack} from './mediaTracks';
import {nextUid} from './mediaTracks';
import {hidePictureInPictureToggle} from './pictureInPicture';
import {PreviewPresentation} from './presentation';
import {createSideTrack} from './sideTracks';
import {toPlayableSources} from './source';
import type {PreviewTextTrack} from './textTracks';
import {PreviewTextTrackStyle} from './textTrackStyle';

/**
 * The part of the SDK's player API that the UI kit and the demos use. The compiler checks this class against the SDK's
 * own typings.
 */
type PreviewSurface = Pick<
  SdkPlayer,
  | 'addEventListener'
  | 'removeEventListener'
  | 'ads'
  | 'audioTracks'
  | 'autoplay'
  | 'buffered'
  | 'cast'
  | 'currentTime'
  | 'destroy'
  | 'duration'
  | 'element'
  | 'ended'
  | 'errorObject'
  | 'loop'
  | 'muted'
  | 'pause'
  | 'paused'
  | 'play'
  | 'playbackRate'
  | 'played'
  | 'poster'
  | 'preload'
  | 'presentation'
  | 'readyState'
  | 'seekable'
  | 'seeking'
  | 'setSource'
  | 'source'
  | 'src'
  | 'stop'
  | 'textTracks'
  | 'textTrackStyle'
  | 'uid'
  | 'videoHeight'
  | 'videoTracks'
  | 'videoWidth'
  | 'volume'
>;

const layer = {position: 'absolute', inset: '0', width: '100%', height: '100%'};

/**
 * The preview engine: implements the player that the UI kit expects, on top of a `<video>` element and hls.js. It needs
 * no license, and plays HLS and the files that browsers play natively. Without Media Source Extensions, the browser
 * plays HLS itself.
 */
export class ChromelessPlayer extends Dispatcher<PlayerEventMap> implements PreviewSurface {
  readonly uid = nextUid();
  readonly audioTracks = new Tracks<PreviewMediaTrack>();
  readonly videoTracks = new Tracks<PreviewMediaTrack>();
  readonly textTracks = new Tracks<PreviewTextTrack>();
  readonly textTrackStyle = new PreviewTextTrackStyle();
  readonly presentation: PreviewPresentation;
  readonly cast = undefined;
  readonly ads;
  errorObject: THEOplayerError | undefined;

  private readonly content = document.createElement('video');
  private readonly captions: CaptionLayer;
  private readonly root = document.createElement('div');
  /** The element on screen: the content's or an ad's. */
  private media = this.content;
  private stream: HlsStream | undefined;
  private description: SourceDescription | undefined;
  private lastReadyState = 0;
  /** Updates cues between `timeupdate` events, which fire only four times a second. */
  private frame = 0;
  private destroyed = false;

  constructor(
    readonly element: HTMLElement,
    _configuration: PlayerConfiguration = {},
  ) {
    super();
    Object.assign(this.root.style, layer, {overflow: 'hidden', background: '#000'});
    Object.assign(this.content.style, layer);
    this.content.playsInline = true;
    // A demo's frame has an opaque origin, and browsers load text tracks from another origin only with CORS.
    this.content.crossOrigin = 'anonymous';
    hidePictureInPictureToggle(this.content);
    this.captions = new CaptionLayer(this.textTrackStyle);
    this.root.append(this.content, this.captions.element);
    element.append(this.root);
    this.presentation = new PreviewPresentation(this.content);
    this.ads = createAds(this.createAdHost());
    this.listenTo(this.content);
    this.content.addEventListener('error', this.onMediaError);
    this.content.addEventListener('play', this.followCues);
  }

  // --- source

  get source(): SourceDescription | undefined {
    return this.description;
  }

  set source(description: SourceDescription | undefined) {
    this.unload();
    this.description = description;
    this.dispatch({type: 'sourcechange', date: new Date(), source: description});
    if (description) this.load(description);
  }

  setSource(description: SourceDescription | undefined): void {
    this.source = description;
  }

  get src(): string | undefined {
    return this.description && toPlayableSources(this.description)[0]?.src;
  }

  set src(src: string | undefined) {
    this.source = src === undefined ? undefined : {sources: [{src}]};
  }

  private load(description: SourceDescription): void {
    this.content.poster = description.poster ?? '';
    for (const textTrack of description.textTracks ?? []) {
      this.textTracks.add(createSideTrack(this.content, textTrack, this.onTextTrack));
    }
    this.ads.load(description.ads ?? []);
    for (const {src, isHls} of toPlayableSources(description)) {
      if (isHls && isHlsSupported()) {
        this.stream = new HlsStream(new URL(src, document.baseURI).href, {
          media: this.content,
          audioTracks: this.audioTracks,
          videoTracks: this.videoTracks,
          textTracks: this.textTracks,
          onError: this.fail,
          onTextTrack: this.onTextTrack,
        });
        return;
      }
      if (!isHls || this.content.canPlayType('application/vnd.apple.mpegurl')) {
        this.content.src = src;
        return;
      }
    }
    this.fail(sourceNotSupported());
  }

  /** Stops playback and loading, and clears the tracks. */
  private unload(): void {
    this.ads.load([]);
    this.stream?.destroy();
    this.stream = undefined;
    this.errorObject = undefined;
    if (this.content.hasAttribute('src')) {
      this.content.removeAttribute('src');
      this.content.load();
    }
    this.content.replaceChildren();
    for (const tracks of [this.audioTracks, this.videoTracks, this.textTracks]) tracks.removeWhere(() => true);
    this.captions.show([]);
  }

  private readonly fail = (error: PreviewError): void => {
    this.content.pause();
    this.errorObject = error;
    this.dispatch({type: 'error', date: new Date(), error: error.message, errorObject: error});
  };

  private readonly onMediaError = (): void => {
    // hls.js reports the errors of its own streams.
    if (!this.stream && this.content.error) this.fail(fromMediaError(this.content.error));
  };

  private readonly onTextTrack = (track: PreviewTextTrack): void => {
    this.textTracks.changed(track);
    this.updateCues();
  };

  // --- state

  get currentTime(): number {
    return this.media.currentTime;
  }
  set currentTime(time: number) {
    // Ads cannot be seeked.
    if (this.media === this.content) this.content.currentTime = time;
  }

  get duration(): number {
    return this.media.duration;
  }
  get paused(): boolean {
    return this.media.paused;
  }
  get ended(): boolean {
    return this.media.ended;
  }
  get seeking(): boolean {
    return this.media.seeking;
  }
  get seekable(): TimeRanges {
    return this.media.seekable;
  }
  get buffered(): TimeRanges {
    return this.media.buffered;
  }
  get played(): TimeRanges {
    return this.media.played;
  }
  get readyState(): number {
    return this.media.readyState;
  }
  get videoWidth(): number {
    return this.media.videoWidth;
  }
  get videoHeight(): number {
    return this.media.videoHeight;
  }

  get volume(): number {
    return this.media.volume;
  }
  set volume(volume: number) {
    this.media.volume = volume;
    this.content.volume = volume;
  }

  get muted(): boolean {
    return this.media.muted;
  }
  set muted(muted: boolean) {
    this.media.muted = muted;
    this.content.muted = muted;
  }

  get playbackRate(): number {
    return this.content.playbackRate;
  }
  set playbackRate(rate: number) {
    this.content.defaultPlaybackRate = rate;
    this.content.playbackRate = rate;
  }

  get autoplay(): boolean {
    return this.content.autoplay;
  }
  set autoplay(autoplay: boolean) {
    this.content.autoplay = autoplay;
  }

  get loop(): boolean {
    return this.content.loop;
  }
  set loop(loop: boolean) {
    this.content.loop = loop;
  }

  get poster(): string {
    return this.content.poster;
  }
  set poster(poster: string) {
    this.content.poster = poster;
  }

  get preload(): PreloadType {
    return this.content.preload as PreloadType;
  }
  set preload(preload: PreloadType) {
    this.content.preload = preload;
  }

  // --- actions

  play(): void {
    if (!this.description || this.destroyed) return;
    if (this.media === this.content && this.ads.onPlayRequest()) return;
    // A browser that requires a user gesture leaves the player paused, as its state shows.
    this.media.play().catch(() => undefined);
  }

  pause(): void {
    this.media.pause();
  }

  stop(): void {
    this.source = undefined;
  }

  destroy(): void {
    if (this.destroyed) return;
    this.unload();
    this.destroyed = true;
    this.ads.destroy();
    cancelAnimationFrame(this.frame);
    this.ignore(this.content);
    this.content.removeEventListener('error', this.onMediaError);
    this.content.removeEventListener('play', this.followCues);
    this.captions.destroy();
    this.root.remove();
    this.dispatch({type: 'destroy', date: new Date()});
    this.clear();
  }

  // --- presentation

  private listenTo(media: HTMLVideoElement): void {
    for (const type of mediaEventTypes) media.addEventListener(type, this.onMediaEvent);
  }

  private ignore(media: HTMLVideoElement): void {
    for (const type of mediaEventTypes) media.removeEventListener(type, this.onMediaEvent);
  }

  private readonly onMediaEvent = (event: Event): void => {
    const type = event.type as MediaEventType;
    this.dispatch(mediaEvents[type](this.media));
    if (type === 'timeupdate' || type === 'seeked' || type === 'emptied') this.updateCues();
    if (readyStateEvents.includes(type) && this.readyState !== this.lastReadyState) {
      const {currentTime, readyState} = this;
      this.lastReadyState = readyState;
      this.dispatch({type: 'readystatechange', date: new Date(), currentTime, readyState});
    }
  };

  private readonly followCues = (): void => {
    cancelAnimationFrame(this.frame);
    this.updateCues();
    if (!this.content.paused) this.frame = requestAnimationFrame(this.followCues);
  };

  private updateCues(): void {
    const changed = [...this.textTracks].filter((track) => track.update(this.content.currentTime));
    if (changed.length) this.captions.show(this.media === this.content ? this.textTracks : []);
  }

  private createAdHost(): AdHost {
    const {content, root} = this;
    const show = (media: HTMLVideoElement) => {
      this.ignore(this.media);
      this.media = media;
      this.listenTo(media);
      content.style.visibility = media === content ? '' : 'hidden';
      this.captions.element.hidden = media !== content;
      this.captions.show(media === content ? this.textTracks : []);
      for (const type of ['durationchange', 'volumechange', 'timeupdate', 'resize'] as const) {
        this.dispatch(mediaEvents[type](media));
      }
    };
    return {
      element: root,
      get contentTime() {
        return content.currentTime;
      },
      get contentDuration() {
        return content.duration;
      },
      listen: (type, listener) => {
        content.addEventListener(type, listener);
        return () => content.removeEventListener(type, listener);
      },
      takeOver: (ad) => {
        Object.assign(ad.style, layer, {background: '#000'});
        ad.playsInline = true;
        ad.muted = content.muted;
        ad.volume = content.volume;
        show(ad);
        content.pause();
        if (!ad.isConnected) root.insertBefore(ad, this.captions.element);
      },
      giveBack: () => {
        const ad = this.media;
        if (ad === content) return;
        show(content);
        ad.pause();
        ad.removeAttribute('src');
        ad.load();
        ad.remove();
        if (content.ended) this.dispatch(mediaEvents.ended(content));
        else content.play().catch(() => undefined);
      },
    };
  }
}

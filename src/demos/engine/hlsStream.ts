import Hls, {ErrorTypes, Events} from 'hls.js';
import type {Level, MediaPlaylist} from 'hls.js';
import type {Quality} from 'theoplayer/chromeless';
import type {PreviewError} from './errors';
import {fromHlsError} from './errors';
import type {Tracks} from './lists';
import {PreviewMediaTrack, PreviewQuality} from './mediaTracks';
import type {NativeCue} from './textTracks';
import {PreviewTextTrack} from './textTracks';

interface StreamTarget {
  media: HTMLVideoElement;
  audioTracks: Tracks<PreviewMediaTrack>;
  videoTracks: Tracks<PreviewMediaTrack>;
  textTracks: Tracks<PreviewTextTrack>;
  onError: (error: PreviewError) => void;
  /** The page changed a text track's mode. */
  onTextTrack: (track: PreviewTextTrack) => void;
}

export const isHlsSupported = () => Hls.isSupported();

/**
 * In a frame with an opaque origin, as demos have, WebKit refuses the blob address of a MediaSource that hls.js makes, and takes the
 * object itself. Other browsers throw a TypeError at the object.
 */
function attach(hls: Hls, media: HTMLMediaElement): void {
  if (window.origin === 'null') {
    // The one that hls.js takes too; an iPhone has no other.
    const {ManagedMediaSource = MediaSource} = window as Window & {ManagedMediaSource?: typeof MediaSource};
    const mediaSource = new ManagedMediaSource();
    try {
      media.srcObject = mediaSource;
      // A managed source opens only without remote playback.
      media.disableRemotePlayback = true;
      hls.attachMedia({media, mediaSource});
      return;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  hls.attachMedia(media);
}

/** Plays an HLS stream in a media element, and exposes its renditions as the SDK's tracks and qualities. */
export class HlsStream {
  private readonly hls: Hls;
  private readonly audio = new Map<number, PreviewMediaTrack>();
  private readonly text = new Map<number, PreviewTextTrack>();
  private readonly qualities = new Map<number, PreviewQuality>();
  private video: PreviewMediaTrack | undefined;
  private mediaRecoveries = 0;

  constructor(
    src: string,
    private readonly target: StreamTarget,
  ) {
    this.hls = new Hls({
      // The worker would be a separate file, and these streams hardly need transmuxing.
      enableWorker: false,
      renderTextTracksNatively: false,
      maxBufferLength: 20,
      backBufferLength: 20,
      capLevelToPlayerSize: true,
      // Report a missing stream after seconds instead of minutes.
      manifestLoadPolicy: {
        default: {
          maxTimeToFirstByteMs: 10_000,
          maxLoadTimeMs: 20_000,
          timeoutRetry: {maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0},
          errorRetry: {maxNumRetry: 1, retryDelayMs: 500, maxRetryDelayMs: 500},
        },
      },
      fragLoadPolicy: {
        default: {
          maxTimeToFirstByteMs: 10_000,
          maxLoadTimeMs: 30_000,
          timeoutRetry: {maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0},
          errorRetry: {maxNumRetry: 2, retryDelayMs: 500, maxRetryDelayMs: 1_000},
        },
      },
    });
    this.hls.on(Events.MANIFEST_PARSED, (_event, {levels}) => this.addVideo(levels));
    this.hls.on(Events.LEVEL_SWITCHED, (_event, {level}) => this.video?.setActiveQuality(this.qualities.get(level)));
    this.hls.on(Events.AUDIO_TRACKS_UPDATED, (_event, {audioTracks}) => this.addAudio(audioTracks));
    this.hls.on(Events.AUDIO_TRACK_SWITCHING, (_event, {id}) => this.markAudio(id));
    this.hls.on(Events.SUBTITLE_TRACKS_UPDATED, (_event, {subtitleTracks}) => this.addText(subtitleTracks));
    this.hls.on(Events.CUES_PARSED, (_event, {cues, subtitleTrack}) => {
      if (subtitleTrack) this.text.get(subtitleTrack.id)?.addCues(cues as NativeCue[]);
    });
    this.hls.on(Events.ERROR, (_event, {fatal, type, details, error, response}) => {
      if (!fatal) return;
      // Restarting the decoder often fixes a single decoder error (hls.js API, "Error recovery").
      if (type === ErrorTypes.MEDIA_ERROR && this.mediaRecoveries++ === 0) {
        this.hls.recoverMediaError();
        return;
      }
      this.hls.stopLoad();
      target.onError(fromHlsError(details, error, response?.code));
    });
    this.hls.loadSource(src);
    attach(this.hls, target.media);
  }

  private addVideo(levels: readonly Level[]): void {
    levels.forEach(({attrs, bitrate, width, height, frameRate, codecs, name}, index) => {
      const codecList = attrs.CODECS ?? codecs ?? '';
      this.qualities.set(
        index,
        new PreviewQuality(String(index), bitrate, width, height, frameRate, codecList, name ?? ''),
      );
    });
    // hls.js orders levels from low to high; menus list them from high to low.
    const best = [...this.qualities.values()].sort((a, b) => b.bandwidth - a.bandwidth);
    this.video = new PreviewMediaTrack({
      kind: 'main',
      id: 'video',
      label: '',
      language: '',
      enabled: true,
      qualities: best,
      onEnabled: (track) => this.target.videoTracks.changed(track),
      onTarget: (quality) => this.setLevel(quality),
    });
    this.target.videoTracks.add(this.video);
  }

  private setLevel(quality: Quality | undefined): void {
    this.hls.nextLevel = quality ? Number(quality.id) : -1;
  }

  private addAudio(playlists: readonly MediaPlaylist[]): void {
    for (const {id, name, lang, default: isDefault} of playlists) {
      if (this.audio.has(id)) continue;
      const track = new PreviewMediaTrack({
        kind: isDefault ? 'main' : 'alternative',
        id: String(id),
        label: name,
        language: lang ?? '',
        enabled: id === this.hls.audioTrack,
        onEnabled: (changed) => {
          // The kit also disables the previous track; only the newly enabled one selects the audio.
          if (changed.enabled) this.hls.audioTrack = id;
          this.target.audioTracks.changed(changed);
        },
      });
      this.audio.set(id, track);
      this.target.audioTracks.add(track);
    }
  }

  private markAudio(id: number): void {
    for (const [key, track] of this.audio) track.enabled = key === id;
  }

  private addText(playlists: readonly MediaPlaylist[]): void {
    for (const {id, name, lang, forced, type} of playlists) {
      if (this.text.has(id)) continue;
      const track = new PreviewTextTrack({
        kind: type === 'CLOSED-CAPTIONS' ? 'captions' : 'subtitles',
        id: String(id),
        label: name,
        language: lang ?? '',
        forced,
        mode: id === this.hls.subtitleTrack ? 'showing' : 'disabled',
        onMode: (changed) => {
          const on = [...this.text].find(([, {mode}]) => mode !== 'disabled');
          this.loadText(changed.mode === 'disabled' ? (on?.[0] ?? -1) : id);
          this.target.onTextTrack(changed);
        },
      });
      this.text.set(id, track);
      this.target.textTracks.add(track);
    }
  }

  /** Loads the cues of a track. After the event that announces the tracks, hls.js makes a choice of its own. */
  private loadText(id: number): void {
    queueMicrotask(() => {
      if (this.hls.subtitleTrack !== id) this.hls.subtitleTrack = id;
    });
  }

  /** Stops loading and detaches from the media element. */
  destroy(): void {
    this.hls.destroy();
    if (this.target.media.srcObject) this.target.media.srcObject = null;
  }
}

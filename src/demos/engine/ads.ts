import type {Ad, AdDescription, AdsEventMap, LinearAd} from 'theoplayer/chromeless';
import {type PreviewAd, PreviewAdBreak} from './adBreak';
import type {AdHost, PreviewAds} from './adHost';
import {Dispatcher} from './dispatcher';

/** Events of VAST 4.2, section 3.14.1, at a fraction of the ad's duration. */
const quartiles = [
  {share: 0.25, tracking: 'firstQuartile', event: 'adfirstquartile'},
  {share: 0.5, tracking: 'midpoint', event: 'admidpoint'},
  {share: 0.75, tracking: 'thirdQuartile', event: 'adthirdquartile'},
] as const;

/** Sends a tracking request to the ad server. Its response, or a failure, is ignored. */
function report(addresses: readonly string[]): void {
  for (const address of addresses) fetch(address, {mode: 'no-cors', keepalive: true}).catch(() => undefined);
}

/**
 * The best media file for the player: the smallest that fills its width, otherwise the largest; undefined if none is
 * playable.
 */
export function chooseMediaFile(files: LinearAd['mediaFiles'], width: number, canPlay: (type: string) => boolean) {
  const playable = files.filter(({type}) => canPlay(type)).sort((a, b) => a.width - b.width);
  return playable.find((file) => file.width >= width) ?? playable.at(-1);
}

/** Client-side ads of the preview engine: the source's breaks, each with the linear ads of one VAST document. */
class ClientAds extends Dispatcher<AdsEventMap> implements PreviewAds {
  playing = false;
  private scheduled: PreviewAdBreak[] = [];
  private active: PreviewAdBreak | undefined;
  /** Aborted when the current break is canceled. */
  private life = new AbortController();
  private endAd: (() => void) | undefined;
  private readonly unlisten: (() => void)[];

  constructor(private readonly host: AdHost) {
    super();
    this.unlisten = [
      host.listen('timeupdate', this.checkMidrolls),
      host.listen('seeked', this.checkMidrolls),
      host.listen('ended', this.checkPostrolls),
      host.listen('loadedmetadata', () => {
        // Percentages resolve to seconds now; markers on the seek bar need them.
        for (const adBreak of this.scheduled)
          this.dispatch({type: 'updateadbreak', date: new Date(), adBreak, ad: adBreak});
      }),
    ];
  }

  get currentAdBreak(): PreviewAdBreak | null {
    return this.playing ? (this.active ?? null) : null;
  }

  get currentAds(): Ad[] {
    const ad = this.playing ? this.active?.current?.ad : undefined;
    return ad ? [ad] : [];
  }

  get scheduledAdBreaks(): PreviewAdBreak[] {
    return [...this.scheduled];
  }

  get scheduledAds(): Ad[] {
    return this.scheduled.flatMap(({ads}) => ads ?? []);
  }

  load(descriptions: readonly AdDescription[]): void {
    this.giveUp();
    for (const adBreak of [...this.scheduled]) this.remove(adBreak);
    for (const description of descriptions) this.schedule(description);
  }

  schedule(description: AdDescription): void {
    const adBreak = new PreviewAdBreak(description, this.host);
    this.scheduled.push(adBreak);
    this.dispatch({type: 'addadbreak', date: new Date(), adBreak, ad: adBreak});
  }

  onPlayRequest(): boolean {
    if (this.active) return true;
    const preroll = this.host.contentTime === 0 ? this.scheduled.find(({timeOffset}) => timeOffset === 0) : undefined;
    if (preroll) void this.play(preroll);
    return preroll !== undefined;
  }

  skip(): void {
    const {ad, media} = this.active?.current ?? {};
    const offset = ad?.skipOffset ?? -1;
    if (!ad || !media || offset < 0 || media.currentTime < offset) return;
    report(ad.vast.tracking.get('skip') ?? []);
    this.dispatch({type: 'adskip', date: new Date(), ad, playedPercentage: media.currentTime / ad.duration});
    this.endAd?.();
  }

  destroy(): void {
    this.giveUp();
    for (const stop of this.unlisten) stop();
    this.clear();
  }

  private readonly checkMidrolls = (): void => {
    if (this.active) return;
    const due = this.scheduled.filter(({timeOffset}) => timeOffset > 0 && timeOffset <= this.host.contentTime);
    const last = due.sort((a, b) => a.timeOffset - b.timeOffset).pop();
    // After a seek past several breaks, only the last one plays.
    for (const adBreak of due) this.remove(adBreak);
    if (last) void this.play(last);
  };

  private readonly checkPostrolls = (): void => {
    const postroll = this.active ? undefined : this.scheduled.find(({timeOffset}) => timeOffset === -1);
    if (postroll) void this.play(postroll);
  };

  private remove(adBreak: PreviewAdBreak): void {
    this.scheduled = this.scheduled.filter((other) => other !== adBreak);
    this.dispatch({type: 'removeadbreak', date: new Date(), adBreak, ad: adBreak});
  }

  /** Plays a break, then resumes the content. Never rejects: a failed ad is reported as an event. */
  private async play(adBreak: PreviewAdBreak): Promise<void> {
    const media = document.createElement('video');
    const {signal} = (this.life = new AbortController());
    this.active = adBreak;
    this.remove(adBreak);
    this.host.takeOver(media);
    try {
      const ads = await adBreak.load(signal);
      if (signal.aborted) return;
      this.playing = true;
      this.dispatch({type: 'adbreakbegin', date: new Date(), adBreak, ad: adBreak});
      for (const ad of ads) {
        await this.playAd(ad, adBreak, media, signal);
        if (signal.aborted) return;
      }
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The preview engine cannot play an ad.', error);
      this.dispatch({type: 'aderror', date: new Date()});
    }
    this.finish(adBreak);
  }

  private finish(adBreak: PreviewAdBreak): void {
    const {playing} = this;
    adBreak.current = undefined;
    this.active = undefined;
    this.playing = false;
    this.host.giveBack();
    if (playing) this.dispatch({type: 'adbreakend', date: new Date(), adBreak, ad: adBreak});
  }

  private giveUp(): void {
    this.life.abort();
    this.endAd?.();
    if (this.active) this.finish(this.active);
  }

  /** Resolves when the ad has ended, was skipped or was canceled; rejects when it cannot be played. */
  private async playAd(ad: PreviewAd, adBreak: PreviewAdBreak, media: HTMLVideoElement, signal: AbortSignal) {
    const file = chooseMediaFile(
      ad.mediaFiles,
      this.host.element.clientWidth,
      (type) => media.canPlayType(type) !== '',
    );
    if (!file) throw new TypeError(`This browser cannot play any media file of ad "${ad.id}".`);
    ad.resourceURI = file.contentURL;
    adBreak.current = {ad, media};
    let started = false;
    const left = [...quartiles];
    const listeners = new AbortController();
    // Immediately, not when the promise below settles: a canceled ad sends no more tracking requests.
    signal.addEventListener('abort', () => listeners.abort());
    const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) =>
      media.addEventListener(type, listener, {signal: listeners.signal});

    try {
      await new Promise<void>((resolve, reject) => {
        this.endAd = resolve;
        on('ended', () => {
          report(ad.vast.tracking.get('complete') ?? []);
          resolve();
        });
        on('error', () => reject(media.error ?? new Error('The ad cannot be played.')));
        on('playing', () => {
          if (started) return;
          started = true;
          report([...ad.vast.impressions, ...(ad.vast.tracking.get('start') ?? [])]);
          this.dispatch({type: 'adimpression', date: new Date(), ad});
        });
        on('timeupdate', () => {
          while (left[0] && media.currentTime >= left[0].share * ad.duration) {
            const {tracking, event} = left[0];
            left.shift();
            report(ad.vast.tracking.get(tracking) ?? []);
            this.dispatch({type: event, date: new Date(), ad});
          }
        });
        media.src = file.contentURL;
        this.dispatch({type: 'adbegin', date: new Date(), ad});
        // A browser that requires a user gesture leaves the ad paused; the play button starts it.
        media.play().catch(() => undefined);
      });
    } finally {
      listeners.abort();
      this.endAd = undefined;
      if (!signal.aborted) media.pause();
    }
    this.dispatch({type: 'adend', date: new Date(), ad});
  }
}

/** Creates the `ads` API of a player. */
export function createAds(host: AdHost): PreviewAds {
  return new ClientAds(host);
}

import type {AdBreak, AdDescription, LinearAd} from 'theoplayer/chromeless';
import type {AdHost} from './adHost';
import {type AdOffset, parseAdOffset, toSeconds} from './adOffset';
import {parseVast, type VastAd} from './vast';

/** A linear ad as the SDK's type, with the tracking data of its VAST document. */
export interface PreviewAd extends LinearAd {
  readonly vast: VastAd;
}

/** An ad break that a source schedules. Its ads are loaded when playback reaches it. */
export class PreviewAdBreak implements AdBreak {
  readonly integration = 'theo';
  ads: PreviewAd[] | undefined;
  /** The ad on screen, while the break plays. */
  current: {ad: PreviewAd; media: HTMLVideoElement} | undefined;

  private readonly address: string;
  private readonly offset: AdOffset;

  /** @throws {TypeError} If the description has no URL or an invalid offset. */
  constructor(
    description: AdDescription,
    private readonly host: Pick<AdHost, 'contentDuration'>,
  ) {
    const {sources, timeOffset} = description;
    const address = typeof sources === 'string' ? sources : sources?.src;
    if (!address) throw new TypeError('The preview engine needs the URL of a VAST document in `sources`.');
    this.address = new URL(address, document.baseURI).href;
    this.offset = parseAdOffset(timeOffset);
  }

  get timeOffset(): number {
    return toSeconds(this.offset, this.host.contentDuration);
  }

  get maxDuration(): number | undefined {
    return this.ads?.reduce((sum, {duration}) => sum + duration, 0);
  }

  get maxRemainingDuration(): number | undefined {
    if (!this.ads || !this.current) return this.maxDuration;
    const {ad, media} = this.current;
    const later = this.ads.slice(this.ads.indexOf(ad) + 1);
    return Math.max(0, ad.duration - media.currentTime) + later.reduce((sum, {duration}) => sum + duration, 0);
  }

  /**
   * Requests the VAST document and fills `ads`.
   * @throws {VastError | TypeError} If the request fails or the document is invalid.
   */
  async load(signal: AbortSignal): Promise<PreviewAd[]> {
    const answer = await fetch(this.address, {signal});
    if (!answer.ok) throw new TypeError(`${this.address} returned status ${answer.status}.`);
    this.ads = parseVast(await answer.text(), this.address).map((vast) => toAd(vast, this));
    return this.ads;
  }
}

const toAd = (vast: VastAd, adBreak: PreviewAdBreak): PreviewAd => ({
  vast,
  adBreak,
  type: 'linear',
  integration: 'theo',
  readyState: 'ready',
  id: vast.id,
  adSystem: vast.system,
  creativeId: vast.creativeId,
  universalAdIds: vast.universalAdIds.map(({registry, value}) => ({adIdRegistry: registry, adIdValue: value})),
  duration: vast.duration,
  width: vast.mediaFiles[0]?.width,
  height: vast.mediaFiles[0]?.height,
  clickThrough: vast.clickThrough,
  companions: [],
  skipOffset: vast.skipOffset ?? -1,
  mediaFiles: vast.mediaFiles.map(({url, ...file}) => ({...file, contentURL: url})),
});

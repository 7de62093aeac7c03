/**
 * Parses a VAST document, an ad server's response. Only what the preview engine plays: linear ads defined in the
 * document itself. Section numbers are those of VAST 4.2; the elements are the same in VAST 3.0.
 */

/** Error codes of section 2.3.6.3 that this parser reports. */
export const vastErrorCode = {
  notXml: 100,
  invalid: 101,
  unknownVersion: 102,
  wrapper: 300,
  noAd: 303,
  noMediaFile: 401,
} as const;

/** A document that cannot be played. `code` is the value of the ad server's `[ERRORCODE]` macro (section 2.3.6). */
export class VastError extends Error {
  override readonly name = 'VastError';

  constructor(
    readonly code: (typeof vastErrorCode)[keyof typeof vastErrorCode],
    message: string,
  ) {
    super(message);
  }
}

export interface VastMediaFile {
  delivery: 'progressive' | 'streaming';
  /** MIME type. */
  type: string;
  width: number;
  height: number;
  /** Absolute URL. */
  url: string;
}

/** One linear ad. All URLs are absolute, all times are in seconds. */
export interface VastAd {
  id: string | undefined;
  /** Position in a pod, from 1; undefined for a stand-alone ad (section 3.3.1). */
  sequence: number | undefined;
  system: string;
  title: string;
  creativeId: string | undefined;
  universalAdIds: {registry: string; value: string}[];
  duration: number;
  /** When the viewer may skip; undefined if never (section 3.8). */
  skipOffset: number | undefined;
  mediaFiles: VastMediaFile[];
  clickThrough: string | undefined;
  impressions: string[];
  /** Tracking URLs by event: `start`, `midpoint`, … (section 3.14.1). */
  tracking: ReadonlyMap<string, readonly string[]>;
}

/**
 * Converts a VAST time to seconds: `HH:MM:SS`, `HH:MM:SS.mmm`, or a fraction of `duration` such as `25%` (sections 3.8
 * and 3.8.1).
 * @param duration - Seconds; without it percentages are not supported.
 * @returns undefined if the text is neither.
 */
export function parseVastTime(text: string, duration?: number): number | undefined {
  const [, hours, minutes, seconds] = /^(\d{2,}):([0-5]\d):([0-5]\d(?:\.\d{1,3})?)$/.exec(text.trim()) ?? [];
  if (hours && minutes && seconds) return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const percent = /^(\d{1,3}(?:\.\d+)?)%$/.exec(text.trim())?.[1];
  if (percent && Number(percent) <= 100 && duration !== undefined) return (duration * Number(percent)) / 100;
  return undefined;
}

// Documents with and without the namespace are both common, so elements are matched by local name.
const childrenOf = (parent: Element, name: string): Element[] =>
  [...parent.children].filter((child) => child.localName === name);

const childOf = (parent: Element, ...path: string[]): Element | undefined =>
  path.reduce<Element | undefined>((found, name) => found && childrenOf(found, name)[0], parent);

const textOf = (element: Element | undefined): string => element?.textContent?.trim() ?? '';

/** Resolves URLs against the document's own. */
type Resolve = (element: Element) => string | undefined;

const createResolve =
  (base: string): Resolve =>
  (element) => {
    const text = textOf(element);
    try {
      return text ? new URL(text, base).href : undefined;
    } catch {
      return undefined;
    }
  };

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

function readMediaFile(element: Element, resolve: Resolve): VastMediaFile | undefined {
  const url = resolve(element);
  const delivery = element.getAttribute('delivery');
  if (!url || (delivery !== 'progressive' && delivery !== 'streaming')) return undefined;
  return {
    delivery,
    type: element.getAttribute('type') ?? '',
    width: Number(element.getAttribute('width')),
    height: Number(element.getAttribute('height')),
    url,
  };
}

function readTracking(linear: Element, resolve: Resolve): Map<string, string[]> {
  const tracking = new Map<string, string[]>();
  const events = childOf(linear, 'TrackingEvents');
  for (const element of events ? childrenOf(events, 'Tracking') : []) {
    const event = element.getAttribute('event');
    const url = resolve(element);
    if (event && url) tracking.set(event, [...(tracking.get(event) ?? []), url]);
  }
  return tracking;
}

function readAd(ad: Element, resolve: Resolve): VastAd | undefined {
  const inline = childOf(ad, 'InLine');
  if (!inline) {
    if (childOf(ad, 'Wrapper')) {
      throw new VastError(vastErrorCode.wrapper, 'The preview engine does not follow VAST wrappers. Use InLine ads.');
    }
    throw new VastError(vastErrorCode.invalid, 'An <Ad> needs <InLine> or <Wrapper>.');
  }
  const creatives = childOf(inline, 'Creatives');
  const creative = creatives && childrenOf(creatives, 'Creative').find((element) => childOf(element, 'Linear'));
  const linear = creative && childOf(creative, 'Linear');
  // Ads with only companions or overlays are not supported.
  if (!linear) return undefined;

  const id = ad.getAttribute('id') ?? undefined;
  const name = id === undefined ? 'An ad' : `Ad "${id}"`;
  const duration = parseVastTime(textOf(childOf(linear, 'Duration')));
  if (duration === undefined) throw new VastError(vastErrorCode.invalid, `${name} has no <Duration> as HH:MM:SS.`);
  const skip = linear.getAttribute('skipoffset');
  const skipOffset = skip === null ? undefined : parseVastTime(skip, duration);
  if (skip !== null && skipOffset === undefined) {
    throw new VastError(vastErrorCode.invalid, `${name} has skipoffset="${skip}", which is neither HH:MM:SS nor n%.`);
  }
  const files = childOf(linear, 'MediaFiles');
  const mediaFiles = (files ? childrenOf(files, 'MediaFile') : [])
    .map((element) => readMediaFile(element, resolve))
    .filter(isDefined);
  if (mediaFiles.length === 0) throw new VastError(vastErrorCode.noMediaFile, `${name} has no usable <MediaFile>.`);

  const click = childOf(linear, 'VideoClicks', 'ClickThrough');
  const sequence = Number(ad.getAttribute('sequence'));
  return {
    id,
    sequence: Number.isInteger(sequence) && sequence > 0 ? sequence : undefined,
    system: textOf(childOf(inline, 'AdSystem')),
    title: textOf(childOf(inline, 'AdTitle')),
    creativeId: creative.getAttribute('id') ?? undefined,
    universalAdIds: childrenOf(creative, 'UniversalAdId').map((element) => ({
      registry: element.getAttribute('idRegistry') ?? 'unknown',
      value: textOf(element) || 'unknown',
    })),
    duration,
    skipOffset,
    mediaFiles,
    clickThrough: click && resolve(click),
    impressions: childrenOf(inline, 'Impression').map(resolve).filter(isDefined),
    tracking: readTracking(linear, resolve),
  };
}

/**
 * Returns the linear ads of a VAST document in playback order: the pod by `sequence` if there is one, otherwise only
 * the first ad (section 3.3.1).
 * @param text - The document.
 * @param address - URL of the document, to resolve relative URLs.
 * @throws {VastError} With an error code and a description of the problem.
 */
export function parseVast(text: string, address: string): VastAd[] {
  const {documentElement: root} = new DOMParser().parseFromString(text, 'text/xml');
  if (root.localName === 'parsererror' || root.getElementsByTagName('parsererror').length > 0) {
    throw new VastError(vastErrorCode.notXml, `${address} is not XML.`);
  }
  if (root.localName !== 'VAST') {
    throw new VastError(vastErrorCode.invalid, `${address} begins with <${root.localName}> instead of <VAST>.`);
  }
  const version = root.getAttribute('version') ?? '';
  if (!/^[234]\.\d/.test(version)) {
    throw new VastError(vastErrorCode.unknownVersion, `${address} is VAST version "${version}"; 2, 3 and 4 are read.`);
  }
  const ads = childrenOf(root, 'Ad')
    .map((ad) => readAd(ad, createResolve(address)))
    .filter(isDefined);
  if (ads.length === 0) throw new VastError(vastErrorCode.noAd, `${address} has no linear ad.`);
  const pod = ads.filter(({sequence}) => sequence !== undefined).sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0));
  return pod.length > 0 ? pod : ads.slice(0, 1);
}

import type {SourceDescription, TypedSource} from 'theoplayer/chromeless';

export interface PlayableSource {
  src: string;
  isHls: boolean;
}

/**
 * Selects the sources of a description that this engine can play: HLS playlists and files that browsers play natively.
 * @returns the sources in the description's order, which is the order of preference.
 */
export function toPlayableSources({sources = []}: SourceDescription): PlayableSource[] {
  return (Array.isArray(sources) ? sources : [sources]).flatMap((source) => {
    const {src, type}: TypedSource = typeof source === 'string' ? {src: source} : 'src' in source ? source : {};
    if (!src) return [];
    const path = src.replace(/[?#].*$/, '').toLowerCase();
    const isHls = type ? /mpegurl/i.test(type) : path.endsWith('.m3u8');
    const isFile = type ? /^(video|audio)\/(mp4|webm|mpeg|ogg)/i.test(type) : /\.(mp4|m4v|webm|mp3|m4a)$/.test(path);
    return isHls || isFile ? [{src, isHls}] : [];
  });
}

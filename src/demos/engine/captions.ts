import type {EdgeStyle, TextTrackStyle} from 'theoplayer/chromeless';
import type {PreviewTextTrack} from './textTracks';

const edges: Record<EdgeStyle, string> = {
  none: 'none',
  dropshadow: '0.06em 0.06em 0.12em #000',
  raised: '0.05em 0.05em #000',
  depressed: '-0.05em -0.05em #000',
  uniform: '0 0 0.15em #000, 0 0 0.15em #000, 0 0 0.15em #000',
};

/** The text of a WebVTT cue without its markup (`<i>`, `<v Ada>`); line breaks are kept. */
export function toPlainText(cueText: string): string {
  return cueText
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lrm;', '\u200e')
    .replaceAll('&rlm;', '\u200f')
    .replaceAll('&amp;', '&');
}

/** Renders subtitles over the video. The browser's own rendering ignores the kit's control bar and its style menu. */
export class CaptionLayer {
  readonly element = document.createElement('div');
  private readonly box = document.createElement('div');

  constructor(private readonly style: TextTrackStyle) {
    this.element.append(this.box);
    Object.assign(this.element.style, {
      position: 'absolute',
      inset: '0',
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'center',
      containerType: 'inline-size',
      pointerEvents: 'none',
      textAlign: 'center',
      transition: 'padding 120ms',
    });
    style.addEventListener('change', this.restyle);
    this.restyle();
  }

  /** Shows the active cues of the enabled tracks. */
  show(tracks: readonly PreviewTextTrack[]): void {
    const texts = tracks
      .filter(({kind, mode}) => mode === 'showing' && (kind === 'subtitles' || kind === 'captions'))
      .flatMap((track) => [...track.activeCues].map(({content}) => toPlainText(String(content))));
    this.box.replaceChildren(
      ...texts.map((text) => {
        const line = document.createElement('div');
        const span = document.createElement('span');
        span.textContent = text;
        Object.assign(span.style, {
          whiteSpace: 'pre-line',
          boxDecorationBreak: 'clone',
          webkitBoxDecorationBreak: 'clone',
          padding: '0.1em 0.4em',
          background: this.style.backgroundColor ?? 'rgb(0 0 0 / 72%)',
        });
        line.append(span);
        return line;
      }),
    );
    this.box.style.background = texts.length ? (this.style.windowColor ?? 'none') : 'none';
  }

  private readonly restyle = () => {
    const {fontColor, fontFamily, fontSize, edgeStyle, marginTop, marginBottom, marginLeft, marginRight} = this.style;
    const scale = Number.parseFloat(fontSize ?? '100') / 100;
    this.element.style.padding = [marginTop ?? 0, marginRight ?? 0, (marginBottom ?? 0) + 12, marginLeft ?? 0]
      .map((pixels) => `${pixels}px`)
      .join(' ');
    Object.assign(this.box.style, {
      maxWidth: '88%',
      color: fontColor ?? '#fff',
      fontFamily: fontFamily ?? 'system-ui, sans-serif',
      fontSize: `calc(${scale} * clamp(13px, 3.2cqi, 40px))`,
      lineHeight: '1.45',
      textShadow: edges[edgeStyle ?? 'none'],
    });
    for (const span of this.box.querySelectorAll('span')) {
      span.style.background = this.style.backgroundColor ?? 'rgb(0 0 0 / 72%)';
    }
  };

  destroy(): void {
    this.style.removeEventListener('change', this.restyle);
    this.element.remove();
  }
}

import type {Presentation, PresentationEventMap, PresentationMode} from 'theoplayer/chromeless';
import {Dispatcher} from './dispatcher';

/** On an iPhone, Safari allows only the video itself to go fullscreen, through these methods. */
interface FullscreenVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
  webkitExitFullscreen?: () => void;
  webkitDisplayingFullscreen?: boolean;
}

/** Fullscreen for browsers that support it only for videos. Elsewhere the kit uses the browser's fullscreen API. */
export class PreviewPresentation extends Dispatcher<PresentationEventMap> implements Presentation {
  constructor(private readonly video: FullscreenVideo) {
    super();
    for (const type of ['webkitbeginfullscreen', 'webkitendfullscreen']) {
      video.addEventListener(type, () =>
        this.dispatch({type: 'presentationmodechange', date: new Date(), presentationMode: this.currentMode}),
      );
    }
  }

  get currentMode(): PresentationMode {
    return this.video.webkitDisplayingFullscreen ? 'fullscreen' : 'inline';
  }

  requestMode(mode: PresentationMode): void {
    if (mode === 'fullscreen') this.video.webkitEnterFullscreen?.();
    else this.video.webkitExitFullscreen?.();
  }

  supportsMode(mode: PresentationMode): boolean {
    return mode === 'inline' || (mode === 'fullscreen' && this.video.webkitEnterFullscreen !== undefined);
  }
}

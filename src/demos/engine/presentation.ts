import type {Presentation, PresentationEventMap, PresentationMode} from 'theoplayer/chromeless';
import {Dispatcher} from './dispatcher';

/** Safari on an iPhone lets only the video itself fill the screen, by these calls. */
interface FullscreenVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
  webkitExitFullscreen?: () => void;
  webkitDisplayingFullscreen?: boolean;
}

/** Full screen for browsers that have it for video only. Everywhere else the kit asks the browser itself. */
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

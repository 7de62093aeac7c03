import {ChromelessPlayer} from 'theoplayer/chromeless';

export class Slot {
  private player: ChromelessPlayer | undefined;

  show(element: HTMLElement, src: string): void {
    this.close();
    this.player = new ChromelessPlayer(element, {libraryLocation: '/theoplayer/', license: '<LICENSE_KEY>'});
    this.player.source = {sources: [{src, type: 'application/x-mpegurl'}]};
    this.player.play();
  }

  close(): void {
    this.player?.destroy();
    this.player = undefined;
  }
}

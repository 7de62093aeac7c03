import type {FrameLocator, Locator, Page} from '@playwright/test';
import type {ChromelessPlayer, VideoQuality} from 'theoplayer/chromeless';
import {expect, hydrated} from '../test';

type Ui = HTMLElement & {player: ChromelessPlayer};

/** State reported by a demo's player. */
export interface PlayerState {
  time: number;
  paused: boolean;
  /** Height of the video. */
  height: number | undefined;
  audio: string | undefined;
  subtitles: string | undefined;
}

/** A page with a demo. */
export class DemoPage {
  readonly section: Locator;
  readonly frame: FrameLocator;
  readonly ui: Locator;

  constructor(readonly page: Page) {
    this.section = page.getByRole('region', {name: /^Demo: /});
    this.frame = this.section.frameLocator('iframe');
    this.ui = this.frame.locator('theoplayer-default-ui, theoplayer-ui').first();
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await hydrated(this.page);
  }

  async run(): Promise<void> {
    await this.section.getByRole('button', {name: 'Run the demo'}).click();
    await expect(this.section.getByRole('status')).toContainText('Runs on the preview engine');
  }

  getState(ui = this.ui): Promise<PlayerState> {
    return ui.evaluate((element) => {
      const {currentTime, paused, videoTracks, audioTracks, textTracks} = (element as Ui).player;
      return {
        time: currentTime,
        paused,
        height: (videoTracks[0]?.activeQuality as VideoQuality | undefined)?.height,
        audio: audioTracks.find(({enabled}) => enabled)?.language,
        subtitles: textTracks.find(({kind, mode}) => kind === 'subtitles' && mode === 'showing')?.language,
      };
    });
  }

  /** Waits until a state comes. */
  async expectState(expected: Partial<PlayerState>, ui = this.ui): Promise<void> {
    await expect.poll(() => this.getState(ui)).toMatchObject(expected);
  }

  /** Waits until the picture moves. */
  async expectPlaying(ui = this.ui): Promise<void> {
    const {time} = await this.getState(ui);
    await expect.poll(async () => (await this.getState(ui)).time).toBeGreaterThan(time);
  }
}

/** Records requests for demos and their media. */
export function watchDemoRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (/\/(demos|demo-media)\//.test(pathname)) requests.push(pathname);
  });
  return requests;
}

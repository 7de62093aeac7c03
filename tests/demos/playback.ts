/** The player of a demo's page, as its tests steer it. */
import type {Page} from '@playwright/test';
import type {DefaultUI, UIContainer} from '@theoplayer/web-ui';

const ui = 'theoplayer-default-ui, theoplayer-ui';

/** Seconds of what is on screen: the film, or an ad. */
export function currentTime(page: Page): Promise<number> {
  return page.evaluate(
    (selector) => document.querySelector<DefaultUI | UIContainer>(selector)?.player?.currentTime ?? -1,
    ui,
  );
}

export async function seek(page: Page, time: number): Promise<void> {
  await page.evaluate(
    ([selector, to]) => {
      const player = document.querySelector<DefaultUI | UIContainer>(selector)?.player;
      if (player) player.currentTime = to;
    },
    [ui, time] as const,
  );
}

/**
 * From now on, pauses whatever plays at `time`, for tests to look at it for as long as they need.
 * It does so within three seconds of playing; later it lets go, as a test may go on from there.
 * @param what - Everything, or ads alone.
 */
export async function pauseAt(page: Page, time: number, what: 'all' | 'ads' = 'all'): Promise<void> {
  await page.waitForFunction((selector) => document.querySelector<DefaultUI>(selector)?.player, ui);
  await page.evaluate(
    ([selector, at, only]) => {
      const player = document.querySelector<DefaultUI | UIContainer>(selector)?.player;
      player?.addEventListener('timeupdate', () => {
        const isWanted = only === 'all' || player.ads?.playing;
        if (isWanted && !player.paused && player.currentTime >= at && player.currentTime < at + 3) player.pause();
      });
    },
    [ui, time, what] as const,
  );
}

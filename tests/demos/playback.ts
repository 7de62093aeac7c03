/** Controls for the player of a demo's page. */
import type {Page} from '@playwright/test';
import type {DefaultUI, UIContainer} from '@theoplayer/web-ui';

const ui = 'theoplayer-default-ui, theoplayer-ui';

/** Current time in seconds of what is on screen: the film or an ad. */
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
 * From now on, pauses whatever plays at `time`, so that tests can inspect it.
 * Applies within three seconds after that time; later it does not pause, because a test may continue from there.
 * @param what - Everything, or only ads.
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

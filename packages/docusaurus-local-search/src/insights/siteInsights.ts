import {createInsights, isWatchingRefused} from './insights';
import type {Insights} from './insights';

let insights: Insights | undefined;

/**
 * The insights of this visit, shared by the modal and the results page.
 * @param url where they are sent (`SEARCH_INSIGHTS_URL`); without it, or if the reader's browser asks not to be
 * watched, nothing is noted.
 */
export function getSiteInsights(url: string | undefined): Insights | undefined {
  if (!url || isWatchingRefused(navigator)) return undefined;
  if (!insights) {
    const created = createInsights((lines) => navigator.sendBeacon(url, lines));
    insights = created;
    window.addEventListener('pagehide', () => created.flush());
    // Phones may end a hidden page without another event.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') created.flush();
    });
  }
  return insights;
}

import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {laidOut} from './test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result depends on the color mode; the others are checked in one mode only. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on a page and describes the violations: rule and elements.
 * @param options `include` narrows the check to a part, `rules` to some rules; `grave` leaves out minor violations.
 */
export async function findViolations(
  page: Page,
  {include, rules, grave = false}: {include?: string; rules?: readonly string[]; grave?: boolean} = {},
): Promise<string[]> {
  const axe = new AxeBuilder({page}).options({
    runOnly: rules ? {type: 'rule', values: [...rules]} : {type: 'tag', values: tags},
    // Reporting passing elements takes longer than the check itself.
    resultTypes: ['violations'],
    // Fetching style sheets again is for one rule only, and fails in the frames of demos.
    preload: false,
  });
  if (include) axe.include(include);
  // Scroll boxes become focusable only after layout.
  await laidOut(page);
  // Colors in the middle of a transition would be reported.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  const {violations} = await axe.analyze();
  return violations
    .filter(({impact}) => !grave || impact === 'serious' || impact === 'critical')
    .map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 160)).join(' | ')}`);
}

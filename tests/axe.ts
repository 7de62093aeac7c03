import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {laidOut} from './test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose answer depends on the color mode; the others need no second look. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page, in words: rule and elements.
 * @param options `include` narrows it to a part, `rules` to some rules; `grave` leaves out what is not serious.
 */
export async function findViolations(
  page: Page,
  {include, rules, grave = false}: {include?: string; rules?: readonly string[]; grave?: boolean} = {},
): Promise<string[]> {
  const axe = new AxeBuilder({page}).options({
    runOnly: rules ? {type: 'rule', values: [...rules]} : {type: 'tag', values: tags},
    // To describe every element that passed takes longer than to look for those that do not.
    resultTypes: ['violations'],
  });
  if (include) axe.include(include);
  // Boxes know that they scroll when they are laid out.
  await laidOut(page);
  // Colors that are on their way from one mode to the other are nobody's design.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  const {violations} = await axe.analyze();
  return violations
    .filter(({impact}) => !grave || impact === 'serious' || impact === 'critical')
    .map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 160)).join(' | ')}`);
}

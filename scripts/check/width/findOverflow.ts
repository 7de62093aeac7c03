import type {Page} from '@playwright/test';

/** A part of a page that is wider than the screen. */
export interface Overflow {
  /** `table`, `img` */
  element: string;
  /** CSS pixels that it is too wide. */
  excess: number;
  /** Texts of it that may stand in the page's source, the first is the best. */
  texts: string[];
}

/**
 * Finds what is wider than the screen in a page's content and is in nothing that scrolls sideways. All tabs and folded parts are shown for
 * it.
 */
export async function findOverflow(page: Page): Promise<Overflow[]> {
  // The compiler of our scripts (tsx) wraps functions in this, and the browser does not have it.
  await page.evaluate('globalThis.__name = (value) => value');
  return page.evaluate(() => {
    const root = document.documentElement;
    // Which tab shows is a rule for each value of it (plugins/site-styles).
    delete root.dataset.platform;
    delete root.dataset.belowFold;
    for (const panel of document.querySelectorAll<HTMLElement>('[role="tabpanel"]')) panel.hidden = false;
    for (const details of document.querySelectorAll('details')) details.open = true;

    const width = root.clientWidth;
    const content = document.querySelector('main article') ?? document.querySelector('main') ?? document.body;
    const found: HTMLElement[] = [];
    const visit = (element: Element): void => {
      const {overflowX, position, contentVisibility} = getComputedStyle(element);
      if (contentVisibility === 'hidden' || position === 'fixed') return;
      const {right, width: own, height} = element.getBoundingClientRect();
      // Text for screen readers is one pixel large.
      if (own <= 1 || height <= 1) return;
      if (right > width + 1) {
        found.push(element as HTMLElement);
        return;
      }
      if (overflowX === 'visible') for (const child of element.children) visit(child);
    };
    for (const child of content.children) visit(child);

    /** The innermost part that is as wide: its name says more than that of a box around it. */
    const narrow = (element: HTMLElement): HTMLElement => {
      const right = element.getBoundingClientRect().right;
      const wide = [...element.children].filter((child) => child.getBoundingClientRect().right > width + 1);
      const [only] = wide;
      const isBox = /^(?:DIV|SECTION|FIGURE|DETAILS|UL|OL|LI|HEADER|SPAN)$/.test(element.tagName);
      return isBox && wide.length === 1 && only && only.getBoundingClientRect().right >= right - 1
        ? narrow(only as HTMLElement)
        : element;
    };
    return found.map(narrow).map((element) => {
      const images = element.matches('img') ? [element] : [...element.querySelectorAll('img')];
      return {
        element: element.tagName.toLowerCase(),
        excess: Math.round(element.getBoundingClientRect().right - width),
        texts: [
          ...element.innerText.split('\n'),
          ...images.map((image) => image.getAttribute('alt') ?? ''),
          element.id,
        ].filter((text) => text.trim().length > 1),
      };
    });
  });
}

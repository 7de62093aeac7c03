/** What the specs ask of a browser, whichever engine it has. */

/** An element that a reader sees: the first visible one that the selector matches and that contains the text. */
export interface Target {
  css: string;
  text?: string;
}

export type Key = 'ArrowDown' | 'ArrowRight' | 'Control+k' | 'Enter' | 'Escape' | 'Home' | 'Tab';

/** One window of one browser, started once for all specs. */
export interface Driver {
  /** Goes to an address; returns once its HTML is there, not its scripts. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page, or in the frame that was entered. It may use only its arguments. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R>;
  /** Clicks with the mouse. */
  click(target: Target): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Sets the size of what is visible of a page. */
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** From now on, `evaluate` and `click` mean this frame. */
  enterFrame(css: string): Promise<void>;
  leaveFrame(): Promise<void>;
  /** A picture (PNG). */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Why it cannot run here, or undefined where it can. */
  missing: string | undefined;
  start(): Promise<Driver>;
}

/**
 * Runs in the page: the element of a target, if it is at rest. A click goes to where the element was when the driver
 * looked, so on one that slides in, it lands beside it.
 */
export function findElement(css: string, text: string): Element | null {
  const moving = document
    .getAnimations()
    .filter(({playState}) => playState === 'running')
    .map(({effect}) => (effect as KeyframeEffect | null)?.target);
  const elements = [...document.querySelectorAll(css)];
  return (
    elements.find(
      (element) =>
        element.checkVisibility({visibilityProperty: true}) &&
        element.textContent.includes(text) &&
        !moving.some((target) => target?.contains(element)),
    ) ?? null
  );
}

/** Milliseconds after which a wait fails. */
const timeout = 30_000;
const pause = 40;

/**
 * Repeats until a value comes. A page may be navigating, so errors are repeated as well.
 * @throws Error with what was waited for and the last error.
 */
export async function until<T>(what: string, look: () => Promise<T | undefined | null | false>): Promise<T> {
  const end = Date.now() + timeout;
  let last: unknown = 'it never came';
  while (Date.now() < end) {
    try {
      const found = await look();
      if (found) return found;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`Waited for ${what}: ${last instanceof Error ? last.message : String(last)}`);
}

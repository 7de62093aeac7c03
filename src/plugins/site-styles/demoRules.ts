import type {Demo} from '../demos/readDemos';

/**
 * The shape of each demo's frame, for the element with its name in `data-demo`. The rules are in the site's sheet because the
 * policy on styles allows no inline ones, and a size that scripts set would move the page.
 */
export function createDemoRules(demos: readonly Pick<Demo, 'name' | 'aspect' | 'minHeight'>[]): string {
  return demos
    .map(({name, aspect, minHeight}) => {
      const least = minHeight ? `\n  min-height: ${minHeight}px;` : '';
      return `[data-demo='${name}'] {\n  aspect-ratio: ${aspect};${least}\n}`;
    })
    .join('\n');
}

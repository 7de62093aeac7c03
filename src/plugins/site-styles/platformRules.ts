import {allPlatformIds} from '../../platforms/platforms';

/** Hides every panel but one: the reader's platform where the tabs have it, else the first. */
const getPanelRule = (id: string) => `html[data-js][data-platform='${id}']
  [data-platform-tabs~='${id}'] > [data-platform-panel]:not([data-platform-panel='${id}']),
html[data-js][data-platform='${id}']
  [data-platform-tabs]:not([data-platform-tabs~='${id}']) > [data-platform-panel]:not([data-first])`;

/** The tab of the panel that shows. */
const getTabRule = (id: string) => `html[data-platform='${id}']
  [data-platform-tabs~='${id}'] [data-platform-tab='${id}'],
html[data-platform='${id}']
  [data-platform-tabs]:not([data-platform-tabs~='${id}']) [data-platform-tab][data-first]`;

/**
 * Which panel of `<PlatformTabs>` shows. It is CSS so that it is right before hydration: an inline script sets
 * `<html data-platform>` (src/config/prePaint.ts). CSS cannot compare two attributes, so each platform of the table has rules.
 */
export function createPlatformRules(ids: readonly string[] = allPlatformIds): string {
  return [
    `@media screen {\n${ids.map(getPanelRule).join(',\n')} {\n  display: none;\n}\n}`,
    `${ids.map(getTabRule).join(',\n')} {\n  border-bottom-color: var(--accent);\n  color: var(--ink);\n}`,
  ].join('\n\n');
}

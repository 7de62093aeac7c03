/**
 * Pages whose headings are what a reader sees: messages, codes, behaviors. Each with the level of these headings; those above are
 * groups: «Live», «Nothing plays». Below a troubleshooting page, a page is the group.
 */
const symptomLists: readonly (readonly [path: RegExp, level: number])[] = [
  [/\/(troubleshooting|error-codes)\/$/, 3],
  [/\/troubleshooting\/[\w-]+\/$/, 2],
];

/** The level of the headings that are symptoms, if the page with this path is a list of symptoms. */
export const getSymptomLevel = (path: string): number | undefined =>
  symptomLists.find(([list]) => list.test(path))?.[1];

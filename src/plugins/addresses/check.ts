/** Rules of the site's addresses: each one that was ever published leads somewhere. Plain functions; all addresses are below `baseUrl`. */

/** Old address to new one. */
export type Redirects = Readonly<Record<string, string>>;

export interface Problem {
  /** What the problem is about: the list of published addresses, or the redirects. */
  list: 'published' | 'redirects';
  address: string;
  text: string;
}

/** `player/web/`: no slash at the start, one at the end, no query and no heading: browsers keep those of the old address. */
const wellFormed = /^(?:\w[\w.-]*\/)*$/;

/** What is wrong with one redirect, or `undefined`. */
function findRedirectProblem(from: string, redirects: Redirects, pages: ReadonlySet<string>): string | undefined {
  const to = redirects[from] ?? '';
  if (!wellFormed.test(from) || !wellFormed.test(to)) {
    return `"${wellFormed.test(from) ? to : from}" is no address. Write it without the base path and with a slash at its end: "player/web/".`;
  }
  if (pages.has(from)) return 'is a page, so nobody is led on. Remove the redirect, or the page.';
  if (pages.has(to)) return undefined;
  if (redirects[to] === undefined) return `leads to ${to}, where no page is. Name a page that is there.`;
  const passed = new Set([from]);
  let last = to;
  for (let next = redirects[last]; next !== undefined; next = redirects[last]) {
    if (passed.has(last)) return `leads to ${to}, which leads back. Name a page that is there.`;
    passed.add(last);
    last = next;
  }
  return `leads to ${to}, which moved to ${last} itself. Name that one.`;
}

/**
 * Finds addresses that would be dead, and redirects that lead in a circle, over others or nowhere.
 * @param published every address that the site ever had.
 * @param pages the addresses of this build.
 */
export function findProblems(
  published: readonly string[],
  redirects: Redirects,
  pages: ReadonlySet<string>,
): Problem[] {
  const dead = published.filter((address) => !pages.has(address) && redirects[address] === undefined);
  return [
    ...dead.map((address): Problem => ({
      list: 'published',
      address,
      text: 'was published and is gone. Say in addresses/redirects.json which page takes its place, or bring it back.',
    })),
    ...Object.keys(redirects).flatMap((address): Problem[] => {
      const text = findRedirectProblem(address, redirects, pages);
      return text === undefined ? [] : [{list: 'redirects', address, text}];
    }),
  ];
}

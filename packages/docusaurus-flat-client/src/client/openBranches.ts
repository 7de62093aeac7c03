import {useMemo} from 'react';
import {matchPath, useLocation} from '@docusaurus/router';
import type {LeanSidebar} from '../leanSidebar';

/** Open branches of sidebars, by the name in the page's route. */
const branches = new Map<string, LeanSidebar>();

/** Called by the files that `docs/splitSidebars.ts` generates. */
export function addOpenBranch(name: string, items: LeanSidebar): void {
  branches.set(name, items);
}

/** The route of a docs version, as `DocRoot` gets it. */
interface VersionRoute {
  routes?: readonly {path?: string | readonly string[]; exact?: boolean; sidebar?: string; openBranch?: string}[];
}

/**
 * The sidebar of the page that is open.
 * @param route of the docs version.
 * @returns its name and its open branch; both `undefined` outside docs pages and on pages without a sidebar.
 */
export function useOpenBranch({routes}: VersionRoute): {name: string | undefined; items: LeanSidebar | undefined} {
  const {pathname} = useLocation();
  return useMemo(() => {
    const page = routes?.find((candidate) => matchPath(pathname, candidate as {path: string; exact?: boolean}));
    return {
      name: page?.sidebar,
      items: page?.openBranch === undefined ? undefined : branches.get(page.openBranch),
    };
  }, [routes, pathname]);
}

/** What `write.ts` writes; the build leads these requests to `.docusaurus/flat-client/`. */
declare module '@generated/flat-client/shards' {
  import type {DocsLists} from './addShard';

  const shards: readonly (readonly [prefix: string, chunk: string, load: () => Promise<unknown>])[];
  export default shards;
  export function loadDocsLists(): Promise<{default: DocsLists}>;
}

declare module '@generated/flat-client/routes' {
  import type {RouteConfig} from 'react-router-config';

  export const lists: RouteConfig[][];
  const routes: RouteConfig[];
  export default routes;
}

/** Version 0.2.0 has no typings; this is what client/progress.ts uses. */
declare module 'nprogress' {
  const bar: {configure: (options: {showSpinner: boolean}) => void; start: () => void; done: () => void};
  export default bar;
}

import {useMemo} from 'react';
import clsx from 'clsx';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import {getReferenceLabel} from '../../reference/labels';
import {
  findPagePlatform,
  getChangesPath,
  getOverviewPath,
  getReferenceInstance,
  getSitePlatform,
} from '../../reference/paths';
import type {ReferencePlatform} from '../../reference/types';
import {withSlash} from '../../withSlash';
import {VersionFilterProvider} from './versionFilter';

type RouteConfig = Parameters<typeof renderRoutes>[0] extends readonly (infer R)[] | undefined ? R : never;

interface ListedPlatform {
  platform: ReferencePlatform;
  hasChanges: boolean;
}

interface Props {
  route: {routes: readonly RouteConfig[]};
  /** Those of this product that have a reference. */
  platforms: readonly ListedPlatform[];
}

function useSidebar(platform: ReferencePlatform | undefined, platforms: readonly ListedPlatform[]) {
  const {withBaseUrl} = useBaseUrlUtils();
  return useMemo(() => {
    if (!platform) return undefined;
    const link = (label: string, path: string) => ({type: 'link' as const, label, href: withBaseUrl(path)});
    const root = getReferenceInstance(platform) === 'default' ? 'player' : 'open-video-ui';
    const others = platforms.filter((other) => other.platform !== platform);
    return [
      link(getReferenceLabel(platform), `/${root}/${getSitePlatform(platform)}/`),
      link(translate({id: 'site.reference.title', message: 'API reference'}), getOverviewPath(platform)),
      ...(platforms.some((own) => own.platform === platform && own.hasChanges)
        ? [link(translate({id: 'site.reference.changesTitle', message: 'What changed'}), getChangesPath(platform))]
        : []),
      ...(others.length
        ? [
            {
              type: 'category' as const,
              label: translate({id: 'site.reference.others', message: 'Other platforms'}),
              collapsed: false,
              // One that can't be closed is a link without an address.
              collapsible: true,
              items: others.map(({platform: other}) => link(getReferenceLabel(other), getOverviewPath(other))),
            },
          ]
        : []),
    ];
  }, [platform, platforms, withBaseUrl]);
}

/** Finds the page by its path. To match it against all routes, as the router does, takes longer than to render it. */
function findPage(routes: readonly RouteConfig[], pathname: string): RouteConfig | undefined {
  const wanted = withSlash(pathname.replace(/index\.html$/, ''));
  return (
    routes.find(({path}) => path === wanted) ??
    routes.find(({path}) => String(path).toLowerCase() === wanted.toLowerCase())
  );
}

/** Around all pages of a platform's reference: the layout of the docs, with a sidebar of its own. */
export default function ReferenceRoot({route, platforms}: Props) {
  const {pathname} = useLocation();
  const sidebar = useSidebar(findPagePlatform(pathname), platforms);
  const page = findPage(route.routes, pathname);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.docsPages, page && ThemeClassNames.page.docsDocPage)}
    >
      <Layout>
        {page && sidebar ? (
          <VersionFilterProvider>
            <DocsSidebarProvider name="reference" items={sidebar}>
              <DocRootLayout>{renderRoutes([page])}</DocRootLayout>
            </DocsSidebarProvider>
          </VersionFilterProvider>
        ) : (
          <NotFoundContent />
        )}
      </Layout>
    </HtmlClassNameProvider>
  );
}

import {describe, expect, it} from 'vitest';
import {splitSidebars} from './splitSidebars';
import type {DocsRoute} from './splitSidebars';

function createRoot(): DocsRoute {
  return {
    path: '/docs/player',
    component: '@theme/DocsRoot',
    routes: [
      {
        path: '/docs/player',
        component: '@theme/DocVersionRoot',
        props: {
          version: {
            version: 'current',
            docsSidebars: {web: [{type: 'link', href: '/a', label: 'A'}], roku: []},
            docs: {a: {title: 'A'}},
          },
        },
        routes: [
          {
            path: '/docs/player',
            component: '@theme/DocRoot',
            routes: [
              {path: '/docs/player/a', component: '@theme/DocItem', sidebar: 'web', modules: {content: 'a.mdx'}},
              {path: '/docs/player/b', component: '@theme/DocItem', modules: {content: 'b.mdx'}},
            ],
          },
        ],
      },
    ],
  };
}

describe('splitSidebars', () => {
  it('gives each page its own sidebar and takes all of them out of the version', async () => {
    const written = new Map<string, string>();
    const root = await splitSidebars(createRoot(), async (name, data) => {
      written.set(name, data);
      return `/generated/${name}`;
    });
    const version = root.routes?.[0];
    expect(version?.props?.version).toMatchObject({docsSidebars: {}, docs: {}});
    const [own, none] = version?.routes?.[0]?.routes ?? [];
    expect(own?.modules).toEqual({content: 'a.mdx', sidebar: '/generated/sidebar-current-web-0.js'});
    expect(own?.openBranch).toBe('current-web-0');
    expect(written.get('sidebar-current-web-0.js')).toContain(
      'addOpenBranch("current-web-0", [{"href":"/a","label":"A"}]',
    );
    expect(none?.modules).toEqual({content: 'b.mdx'});
    expect(JSON.parse(written.get('sidebar-current-web.json') ?? '')).toEqual([{href: '/a', label: 'A'}]);
    expect(written.get('sidebars-current.js')).toContain('sidebar-current-roku');
  });

  it('says what to look at when Docusaurus builds another shape', async () => {
    const createData = async () => '';
    await expect(splitSidebars({path: '/x', component: 'x'}, createData)).rejects.toThrow(/no version routes/);
    const root = createRoot();
    root.routes = [{path: '/x', component: 'x', props: {version: {}}}];
    await expect(splitSidebars(root, createData)).rejects.toThrow(/no "docsSidebars"/);
  });
});

import {describe, expect, it} from 'vitest';
import {createNaming, fillMark} from './chunkHashes';
import {checkKnownFiles} from './knownFiles';
import {parseRegistry, parseRoutes} from './generated';
import {createModel} from './model';
import {addOrigins} from './pageChunks';
import {getChunkName, writeModules} from './write';
import type {Generated} from './generated';

const routesSource = (routes: string) =>
  `import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [\n${routes}\n];\n`;

const page = (path: string, hash: string) =>
  `{path: '${path}', component: ComponentCreator('${path}', '${hash}'), exact: true, sidebar: "web"}`;

const modules = {addShard: '/add', addSection: '/section'};

/** A site of forty questions, a guide and a search page. */
function createGenerated(): Generated {
  const questions = Array.from({length: 40}, (_, n) => `/docs/faq/${n % 2 ? 'why' : 'how'}-${n}/`);
  const pages = ['/docs/guide/', ...questions];
  const parent = (routes: string) =>
    `{path: '/docs/', component: ComponentCreator('/docs/', 'aaa'), routes: [{path: '/docs/', component: ComponentCreator('/docs/', 'bbb'), routes: [${routes}]}]}`;
  const routes = parseRoutes(
    routesSource(
      `${page('/docs/search/', 'ccc')},\n${parent(pages.map((path) => page(path, 'ddd')).join(',\n'))},\n{path: '*', component: ComponentCreator('*')}`,
    ),
  );
  const chunk = (path: string) => `chunk${path.replace(/\W/g, '')}`;
  return {
    routes,
    registry: new Map([
      ['shared', '@theme/DocItem'],
      ['search', '@site/search.tsx'],
      ...pages.map((path): [string, string] => [chunk(path), `@site/docs${path}page.mdx`]),
    ]),
    chunkNames: {
      '/docs/search/-ccc': {__comp: 'search'},
      '/docs/-aaa': {},
      '/docs/-bbb': {},
      ...Object.fromEntries(pages.map((path) => [`${path}-ddd`, {__comp: 'shared', content: chunk(path)}])),
    },
    globalData: {
      index: {default: {file: 'a.12345678.json'}},
      'docusaurus-plugin-content-docs': {
        default: {
          versions: [{name: 'current', path: '/docs', docs: pages.map((path) => ({id: path, path, sidebar: 'web'}))}],
        },
      },
    },
  };
}

describe('generated files', () => {
  it('are refused in a shape that is not known', () => {
    expect(() => parseRoutes('export default []')).toThrow(/routes\.js: it is not two imports.*codegenRoutes\.js/);
    expect(() => parseRoutes(routesSource(`{path: '/a/', component: 1}`))).toThrow(/"\/a\/" has another component/);
    expect(() => parseRoutes(routesSource(page('/a/:id/', 'abc')))).toThrow(/"\/a\/:id\/" is a pattern/);
    expect(() => parseRegistry('export default {\n  "a": 1,\n};')).toThrow(/registry\.js: a line is/);
  });

  it('give routes with what plugins add', () => {
    expect(parseRoutes(routesSource(page('/a/', 'abc')))).toEqual([
      {path: '/a/', hash: 'abc', exact: true, attributes: {sidebar: 'web'}},
    ]);
    const line = `  "a": [() => import(/* webpackChunkName: "a" */ "@site/x.mdx"), "@site/x.mdx", require.resolveWeak("@site/x.mdx")],};`;
    expect(parseRegistry(`export default {\n${line}\n`)).toEqual(new Map([['a', '@site/x.mdx']]));
  });
});

describe('model', () => {
  const related = {pluginId: 'default', version: 'current', path: '/docs/guide/'};
  const model = createModel(createGenerated(), '/docs/', {
    getRelatedDocs: (of) => (of ? [related] : []),
    volatileData: ['index'],
  });

  it('sends each page with one shard, and what is shared with every page', () => {
    expect(model.shards.map(({prefix, pages}) => [prefix, pages.length])).toEqual([
      ['/docs/', 1],
      ['/docs/faq/h', 20],
      ['/docs/faq/w', 20],
    ]);
    expect([...model.registry.keys()]).toEqual(['shared', 'search']);
    expect(model.shards.map(({registry}) => registry.size)).toEqual([1, 20, 20]);
    expect(Object.keys(model.chunkNames)).toEqual(['/docs/search/-ccc', '/docs/-aaa', '/docs/-bbb']);
  });

  it('leaves routes at the top and those with others below them in every page', () => {
    expect(model.routes.map(({path}) => path)).toEqual(['/docs/search/', '/docs/', '*']);
    expect(model.routes[1]?.routes?.[0]).toMatchObject({hash: 'bbb', routes: [], list: 0});
  });

  it('sends the docs that a shard’s pages look up, each once', () => {
    const [root, how] = model.shards;
    expect(root?.docs.map(({doc}) => doc.id)).toEqual(['/docs/guide/']);
    expect(how?.docs).toHaveLength(21);
    expect(model.globalData['docusaurus-plugin-content-docs']?.default?.versions[0]?.docs).toEqual([]);
    expect(model.allDocs).toHaveLength(41);
  });

  it('keeps data that changes with every edit out of the file that every page has', () => {
    expect(model.volatileData).toEqual({index: {default: {file: 'a.12345678.json'}}});
    expect(model.globalData.index).toBeUndefined();
  });

  it('refuses a related page that does not exist', () => {
    const broken = () =>
      createModel(createGenerated(), '/docs/', {getRelatedDocs: () => [{...related, path: '/docs/none/'}]});
    expect(broken).toThrow(/getRelatedDocs.*\/docs\/none\//);
  });

  it('leaves the docs lists whole where nobody says what pages look up', () => {
    const whole = createModel(createGenerated(), '/docs/');
    expect(whole.globalData['docusaurus-plugin-content-docs']?.default?.versions[0]?.docs).toHaveLength(41);
    expect(whole.shards.every(({docs}) => docs.length === 0)).toBe(true);
  });

  it('is written as modules of which each page is in one', () => {
    const files = writeModules(model, createGenerated().chunkNames, modules);
    const owners = Object.entries(files).filter(([name, text]) => name !== 'docsLists.js' && text.includes('how-8/'));
    expect(owners.map(([name]) => name)).toEqual([`${getChunkName('faq-h')}.js`]);
    expect(files['routes.js']).toContain('routes: lists[0] = []');
  });

  it('names a page’s shard and files in the manifest, and refuses one without the shard', () => {
    const origins = {
      shared: [1],
      docs: [2],
      chunkdocsguide: ['p', 'v'],
      'shard-root': ['s'],
      'shard-faq-h': ['h'],
      'shard-faq-w': ['w'],
    };
    expect(addOrigins({origins}, model).origins).toMatchObject({
      '@theme/DocItem': [2],
      '@site/docs/docs/guide/page.mdx': ['s', 'p', 'v'],
    });
    expect(() => addOrigins({origins: {}}, model)).toThrow(/no chunk "shard-root"/);
  });
});

describe('a section', () => {
  const model = createModel(createGenerated(), '/docs/', {sections: ['/faq/', '/none/']});
  const files = writeModules(model, createGenerated().chunkNames, modules);

  it('is one line of the list that every page has, and lists its shards itself', () => {
    expect(files['shards.js']).toContain('"/docs/faq/", "section-faq"');
    expect(files['shards.js']).toContain('shard-root');
    expect(files['shards.js']).not.toContain('shard-faq');
    expect(files['section-faq.js']).toMatch(/addSection\("section-faq", "@@flat-hashes:section-faq@@"/);
    expect(files['section-faq.js']).toMatch(/"\/docs\/faq\/h", "shard-faq-h"[^]*"\/docs\/faq\/w", "shard-faq-w"/);
  });

  it('without pages is left out', () => {
    expect(Object.keys(files).filter((name) => name.includes('none'))).toEqual([]);
    expect(files['shards.js']).not.toContain('none');
  });

  it('comes before its shards in the list of a page’s files', () => {
    const origins = {
      'section-faq': ['f'],
      'shard-root': ['s'],
      'shard-faq-h': ['h'],
      'shard-faq-w': ['w'],
      chunkdocsfaqhow8: ['p'],
    };
    expect(addOrigins({origins}, model).origins).toMatchObject({'@site/docs/docs/faq/how-8/page.mdx': ['f', 'h', 'p']});
  });
});

describe('names of files', () => {
  it('are looked up in a map that shards add to', () => {
    const source = 'x = (chunkId) => {\n  return "assets/js/" + chunkId + "." + chunkId + ".js"\n}';
    expect(createNaming(source, {index: 1})).toContain('__webpack_require__.flat[chunkId]');
    expect(createNaming(source, {index: 1})).toContain('flatData = {"index":1}');
    expect(() => createNaming('return chunkId', {})).toThrow(/names files in another way/);
  });

  it('take the place of the mark, whatever the quotes', () => {
    expect(fillMark('f("@m@")', '@m@', {a: '1'})).toBe('f("{\\"a\\":\\"1\\"}")');
    expect(fillMark("f('@m@')", '@m@', {a: '1'})).toBe(`f('{"a":"1"}')`);
    expect(() => fillMark('f()', '@m@', {})).toThrow(/0 marks/);
  });
});

describe('known files', () => {
  it('are those of the installed Docusaurus', () => {
    expect(() => checkKnownFiles()).not.toThrow();
  });

  it('include the one that changed in the error, with what to look at', () => {
    const entry = {known: {'3.0.0': '0'}, look: 'Look here.'};
    expect(() => checkKnownFiles({'@docusaurus/core/package.json': entry})).toThrow(
      /@docusaurus\/core\/package\.json\n {2}Look: Look here\.\n {2}Found: [0-9a-f]{64}\n.*knownContents\.json/s,
    );
    expect(() => checkKnownFiles({'@docusaurus/core/gone.js': entry})).toThrow(/Found: no file/);
  });
});

import {describe, expect, it} from 'vitest';
import {maxListLength} from './listFiles';
import {createIndex, createLists} from './lists';
import {listDocIds} from './pages';
import {toTwinLink} from './links';
import {createTwin} from './twins';
import type {TwinPage} from './head';
import type {TwinSite} from './links';

const page: TwinPage = {
  url: '/docs/player/a/',
  title: 'A: page',
  description: 'What it is.',
  version: '7.8.0',
  platforms: ['web'],
};
const site: TwinSite = {
  origin: 'https://docs.example.com',
  baseUrl: '/docs/',
  urls: new Set(['/docs/player/a/', '/docs/player/b/']),
};

/** The twin's text below what stands above every page. */
function getBody(html: string, more: Partial<TwinPage> = {}): string {
  const article = `<nav>Sidebar</nav><article><div class="theme-doc-markdown markdown">${html}</div></article>`;
  const twin = createTwin(article, {...page, ...more}, site) ?? '';
  return twin.slice(twin.indexOf('llms.txt') + 'llms.txt'.length).trim();
}

const code =
  '<figure class="block_x code-block" data-language="ts"><figcaption><span class="file_x">src/a.ts</span><button>Copy</button></figcaption>' +
  '<pre><code><span class="code-keyword">const</span> a = `&lt;b&gt;`;\n</code></pre></figure>';

describe('createTwin', () => {
  it('begins with front matter and the way to the index', () => {
    const twin = createTwin('<article><div class="theme-doc-markdown"><h1>A</h1></div></article>', page, site);
    expect(twin).toBe(
      '---\ntitle: "A: page"\ndescription: What it is.\nversion: 7.8.0\nplatforms:\n  - web\ncanonical: https://docs.example.com/docs/player/a/\n---\n\n' +
        '> Index of all pages: https://docs.example.com/docs/llms.txt\n\n# A\n',
    );
  });

  it('is missing for a page without an article', () => {
    expect(createTwin('<main>Search</main>', page, site)).toBeUndefined();
  });

  it('keeps code with its language and file name', () => {
    expect(getBody(code)).toBe('```ts title="src/a.ts"\nconst a = `<b>`;\n```');
  });

  it('makes headings of tabs, below the heading that they stand under', () => {
    const tabs =
      '<h2 id="setup">Setup</h2><div><div role="tablist"><button role="tab">Web</button><button role="tab"><svg></svg>iOS</button></div>' +
      '<div role="tabpanel"><p class="panelTitle_x">Web</p><p>One.</p><h3 id="deeper">Deeper</h3></div><div role="tabpanel"><p>Two.</p></div></div><h3 id="next">Next</h3>';
    expect(getBody(tabs)).toBe('## Setup\n\n### Web\n\nOne.\n\n#### Deeper\n\n### iOS\n\nTwo.\n\n### Next');
  });

  it('makes a table of the support strip', () => {
    const strip =
      '<ul><li data-support="supported"><span class="platform_x"><svg></svg>Web</span><span class="value_x">Since 7.1</span></li></ul>';
    expect(getBody(strip)).toBe('| Platform | Support |\n| - | - |\n| Web | Since 7.1 |');
  });

  it('gives the description of a drawing', () => {
    const figure =
      '<figure class="drawing_x"><div role="img" aria-label="A box leads to a player."><svg><text>box</text></svg></div><button>Enlarge</button><figcaption>The way</figcaption></figure>';
    expect(getBody(figure)).toBe('**Drawing: The way.** A box leads to a player.');
  });

  it('quotes admonitions and unfolds details', () => {
    const html =
      '<div class="theme-admonition theme-admonition-warning"><div class="admonitionHeading_x"><span><svg></svg></span>Unmuted</div><div class="admonitionContent_x"><p>Blocked.</p></div></div>' +
      '<details><summary>More</summary><div><p>Text.</p></div></details>';
    expect(getBody(html)).toBe('> **Warning: Unmuted**\n>\n> Blocked.\n\n**More**\n\nText.');
  });

  it('makes an error code a heading that can be linked', () => {
    const html =
      '<h2 id="codes">Codes</h2><ul data-error-codes="true"><li id="error-1000"><p><a href="#error-1000">1000</a><code>NAME</code></p><p>Meaning.</p>' +
      '<div><span class="term_x">What to do</span><p>Compare.</p></div></li></ul>';
    expect(getBody(html)).toBe('## Codes\n\n### 1000 NAME {#error-1000}\n\nMeaning.\n\n**What to do:**\n\nCompare.');
  });

  it('leads links to twins, absolutely', () => {
    const html =
      '<p><a href="/docs/player/b/#x">b</a>, <a href="#y">y</a>, <a href="/docs/demos/a/source.zip">zip</a></p>';
    expect(getBody(html)).toBe(
      '[b](https://docs.example.com/docs/player/b/index.md#x), [y](#y), [zip](https://docs.example.com/docs/demos/a/source.zip)',
    );
  });

  it('says of an old page that it is old', () => {
    expect(getBody('<p>x</p>', {notice: 'This page is about version 4.'})).toMatch(
      /^>\n> This page is about version 4\./,
    );
  });
});

it.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['../b/', 'https://docs.example.com/docs/player/b/index.md'],
  ['/other/', 'https://docs.example.com/other/'],
  ['http://[', 'http://['],
])('resolves %s', (address, expected) => {
  expect(toTwinLink(address, '/docs/player/a/', site)).toBe(expected);
});

describe('lists', () => {
  const pages = Array.from({length: 900}, (_, index) => ({
    ...page,
    url: `/docs/player/p${index}/`,
    title: `Page ${index}`,
  }));
  const group = {name: 'player-web', title: 'Player for Web', use: 'For code on the web.', pages};
  const toTwin = (url: string) => `https://docs.example.com${url}index.md`;

  it('are no longer than tools read, and hold every page once', () => {
    const files = createLists(group, toTwin);
    expect(files.length).toBeGreaterThan(1);
    expect(files.every(({text}) => text.length <= maxListLength)).toBe(true);
    expect(
      files
        .map(({text}) => text)
        .join('')
        .match(/^- \[/gm),
    ).toHaveLength(900);
    expect(files[0]?.name).toBe('llms/player-web-1.txt');
  });

  it('are all in the index', () => {
    const files = createLists({...group, pages: pages.slice(0, 2)}, toTwin);
    const full = {name: 'llms/player-web-full.txt', text: ''};
    const index = createIndex(
      {title: 'Docs', tagline: 'For players'},
      [{...group, files, full}],
      (name) => `/docs/${name}`,
    );
    expect(index).toContain(
      '- Player for Web: [list](/docs/llms/player-web.txt), [full text](/docs/llms/player-web-full.txt). For code',
    );
  });
});

it('lists the docs of a sidebar in order, each once', () => {
  const items = [
    {type: 'doc', id: 'a'},
    {
      type: 'category',
      link: {type: 'doc', id: 'b'},
      items: [
        {type: 'doc', id: 'c'},
        {type: 'doc', id: 'a'},
      ],
    },
    {type: 'link'},
  ];
  expect(listDocIds(items)).toEqual(['a', 'b', 'c']);
});

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {lint} from '../lint';
import {check, createSite} from '../testing';
import type {Rule} from '../types';
import {admonitions} from './admonitions';
import {altText} from './altText';
import {announced} from './announced';
import {bareUrls} from './bareUrls';
import {codeWidth} from './codeWidth';
import {description} from './description';
import {faq} from './faq';
import {faqIndex} from './faqIndex';
import {firstParagraph} from './firstParagraph';
import {frontMatter} from './frontMatter';
import {headings} from './headings';
import {hosts} from './hosts';
import {howTo} from './howTo';
import {icons} from './icons';
import {images} from './images';
import {keywords} from './keywords';
import {language} from './language';
import {leftovers} from './leftovers';
import {links} from './links';
import {orphans} from './orphans';
import {otherVersions} from './otherVersions';
import {packs} from './packs';
import {parses} from './parses';
import {repeatedWords} from './repeatedWords';
import {sidebarLabel} from './sidebarLabel';
import {checkSidebars} from './sidebars';
import {spelling} from './spelling';
import {support} from './support';
import {symptomList} from './symptomList';
import {tabs} from './tabs';
import {terms} from './terms';
import {unlinked} from './unlinked';

const platforms =
  'platforms:\n  web: yes\n  android: "since 7.1"\n  ios: unverified\n  react-native: no\n  flutter: n/a\n  chromecast: unverified\n  roku: no\n';
const matter = (more = ''): string =>
  `---\ntitle: Short title\ndescription: Play one stream after another and know when each of them ends.\nkeywords: [playlist]\n${more}---\n\n`;

/** A page that passes, and pages that do not with what the rule says. */
interface Case {
  rule: Rule;
  good: string[];
  bad: [text: string, problem: RegExp][];
  file?: string;
}

const cases: Case[] = [
  {
    rule: parses,
    good: ['Text with `{braces}`.'],
    bad: [
      ['<Tabs>\n\ntext', /MDX/],
      ['---\ntitle: "a\n---\n', /front matter/],
      ['---\ntitle: A page: and a colon\n---\n', /": " in it; put the text in double quotes/],
      ['A stray {brace of text', /"\{" in the text begins code/],
    ],
  },
  {
    rule: frontMatter,
    good: [matter()],
    bad: [
      ['Text', /no front matter/],
      ['---\ntitle: A\n---\n', /description/],
      [matter('colour: red\n'), /not a front matter key/],
    ],
  },
  {
    rule: frontMatter,
    file: 'docs/how-to-guides/a.mdx',
    good: [matter(platforms)],
    bad: [
      [matter(), /platforms/],
      [matter(platforms.replace('web: yes', 'web: maybe')), /must be yes/],
    ],
  },
  {
    rule: description,
    good: [matter()],
    bad: [
      ['---\ndescription: This page tells you all about playlists.\n---\n', /speaks of the page/],
      ['---\ndescription: Playlists and more\n---\n', /whole sentence/],
    ],
  },
  {
    rule: keywords,
    good: [matter()],
    bad: [
      ['---\ntitle: A\n---\n', /no keywords/],
      ['---\nkeywords: [a, A]\n---\n', /twice/],
    ],
  },
  {
    rule: sidebarLabel,
    good: [
      matter(),
      '---\ntitle: How to play a stream that nobody has played before\nsidebar_label: New streams\n---\n',
      '---\ntitle: Move on without a gap\nsidebar_label: Seamless transition\nkeywords: [seamless]\n---\n',
      '---\ntitle: Play over AirPlay\nsidebar_label: Introduction\n---\n',
    ],
    bad: [
      ['---\ntitle: How to play a stream that nobody has played before\n---\n', /no sidebar_label/],
      [
        '---\ntitle: Cast to Chromecast\nsidebar_label: Subtitle tracks\n---\n',
        /the sidebar says "Subtitle tracks", and the heading "Cast/,
      ],
    ],
  },
  {
    rule: headings,
    good: ['## One\n\n### Two\n\n## Three\n\n### What now?'],
    bad: [
      ['# Title', /level 1/],
      ['## A\n\n#### B', /level 4 after level 2/],
      ['## A\n\n## a', /already/],
      ['## Options:', /ends with ":"/],
    ],
  },
  {
    rule: firstParagraph,
    file: 'docs/knowledge-base/a.mdx',
    good: ['Text.\n\n## A'],
    bad: [['## A\n\nText.', /does not open/]],
  },
  {
    rule: faq,
    file: 'docs/faq/a.mdx',
    good: ['Because the browser wants a click before there may be sound.'],
    bad: [
      ['- a\n- b', /paragraph/],
      ['Why is there no sound in it?', /asks/],
      ['Yes.', /too short/],
    ],
  },
  {
    rule: leftovers,
    good: [matter(), '```ts\nconst list = "TODO";\n```'],
    bad: [
      [matter('sidebar_label: TODO a short name\n'), /"TODO a short name" is left/],
      [matter('sidebar_label: "{{label}}"\n'), /left from the template/],
      ['```kotlin\nplay() // TODO the volume\n```', /"TODO the volume" is left/],
      ['```html\n<!-- TODO -->\n```', /"TODO -->" is left/],
    ],
  },
  {
    rule: howTo,
    file: 'docs/how-to-guides/a.mdx',
    good: ['## Steps\n\n## Check that it works\n\n## Related pages'],
    bad: [
      ['## Steps', /no section/],
      ['## Check that it works\n\n## Options', /"Options" comes after/],
    ],
  },
  {
    rule: announced,
    good: [
      'Do this:\n\n1. Open the file:\n\n   ```ts\n   open();\n   ```\n\n2. Save it.',
      '1. Set the code below.\n\n```ts\nplay();\n```',
      '1. Call it:\n\n```ts\nplay();\n```',
      'Note the colon: it stands in the middle.',
    ],
    bad: [
      ['1. Create the player:\n2. Play it.', /"Create the player:" announces something/],
      ['Load the script as follows:\n\n## Next', /announces something/],
      ['1. Copy the code below.\n2. Play.', /speaks of "the code below", and the page has no sample/],
    ],
  },
  {
    rule: otherVersions,
    file: 'versioned_docs/version-v4/a.mdx',
    good: [
      'See [fullscreen](./b.mdx).',
      'In the current version, see [fullscreen](/player/faq/).',
      'Without a version you would get the newest player.',
      'The latest release is in the [changelog](/player/changelog/).',
      'Of the 4.x releases, the latest version is 4.12.7.',
    ],
    bad: [
      ['See [fullscreen](/player/faq/).', /a link from versioned_docs\/version-v4\/ into docs\//],
      ['Install the latest version.', /"the latest version" on a page of 4/],
      ['Then update to the newest release.', /"update to the newest release" on a page of 4/],
    ],
  },
  {
    rule: otherVersions,
    good: ['The latest release.', 'In 6.13, see [the player](/player/v6/faq/).', 'See [the player](/player/faq/).'],
    bad: [['See [the player](/player/v6/faq/).', /a link from docs\/ into versioned_docs\/version-v6\//]],
  },
  {
    rule: hosts,
    good: ['[the standard](https://www.rfc-editor.org/rfc/rfc8216)', '[page](./a.mdx)'],
    bad: [
      ['[a](http://www.w3.org/)', /without encryption/],
      ['[a](https://short.ly/x)', /not a known host/],
      ['[a](https://localhost:3000/)', /link to localhost/],
    ],
  },
  {
    rule: bareUrls,
    good: ['`https://example.com/a` and [words](https://example.com/a)'],
    bad: [['See https://example.com/a for more.', /bare address/]],
  },
  {
    rule: altText,
    good: ['![The player asks the license server, which answers with a key](./a.svg)'],
    bad: [
      ['![](./a.svg)', /no alternative/],
      ['![a](./a.svg)', /says nothing/],
      ['![Diagram](./b.svg)', /says nothing/],
    ],
  },
  {
    rule: images,
    good: [],
    bad: [
      ['![x](./missing.svg)', /no such file/],
      ['![x](https://example.com/a.png)', /another site/],
    ],
  },
  {
    rule: tabs,
    good: [
      '<PlatformTabs>\n<Platform id="web">\n\nA\n\n</Platform>\n<Platform id="ios">\n\nB\n\n</Platform>\n</PlatformTabs>',
      '<Tabs groupId="ios-language">\n<TabItem value="swift" label="Swift">\n\nA\n\n</TabItem>\n</Tabs>',
    ],
    bad: [
      [
        '<PlatformTabs>\n<Platform id="ios">\n\nA\n\n</Platform>\n<Platform id="web">\n\nB\n\n</Platform>\n</PlatformTabs>',
        /comes after "ios"/,
      ],
      ['<PlatformTabs>\n<Platform id="web">\n\n## A\n\n</Platform>\n</PlatformTabs>', /heading inside/],
      ['<PlatformTabs>\n<Platform id="tizen">\n\nA\n\n</Platform>\n</PlatformTabs>', /"tizen" is no platform/],
      ['<Tabs>\n<TabItem value="a">\n\nA\n\n</TabItem>\n</Tabs>', /without a groupId/],
      ['<Tabs groupId="ios-language">\n<TabItem value="objc">\n\nA\n\n</TabItem>\n</Tabs>', /not a tab of/],
    ],
  },
  {
    rule: admonitions,
    good: [':::note[A]\n\nB\n\n:::'],
    bad: [
      [':::caution\n\nB\n\n:::', /no admonition/],
      [':::note\n\nA\n\n:::\n\n'.repeat(3), /number 3/],
    ],
  },
  {
    rule: codeWidth,
    good: ['```ts\nconst a = 1;\n```'],
    bad: [[`\`\`\`ts\nconst a = '${'x'.repeat(90)}';\n\`\`\``, /a line of code/]],
  },
  {
    rule: terms,
    good: [
      'On webOS and Roku TV, call `THEOplayer.play()` with JavaScript.',
      'Chromecast, AirPlay, Widevine, Xcode and iOS.',
      'The fork react-native-tvos.',
    ],
    bad: [
      ['On web OS.', /"web OS"/],
      ['A RokuTV.', /"RokuTV"/],
      ['You can simply play.', /"simply"/],
      ['Put it on the white list.', /"white list"/],
      ['A whitelisted domain.', /"whitelisted"/],
      ['The THEOplayer SDK.', /"THEOplayer"/],
      ['Play with Javascript.', /Javascript/],
    ],
  },
  {
    rule: language,
    good: [
      'An HE-AAC track on a host.',
      'A whitelisted domain of the white list.',
      'Call a `URL` object, or an `<iframe>`.',
    ],
    bad: [
      ['Add the host to the blacklist.', /"blacklist" may exclude/],
      ['Ask the user whether he agrees.', /"he" may exclude/],
      ['Set a error handler.', /"a" before the sound of the next word/],
    ],
  },
  {
    rule: icons,
    good: ['- <Icon name="cast" /> <Icon name="platform-web" /> Casting'],
    bad: [['- <Icon name="shield-czech" /> A', /no icon is called "shield-czech"/]],
  },
  {
    rule: repeatedWords,
    good: ['That that is so.', 'Build the plug-in in one step.'],
    bad: [['Play the the stream.', /"the" stands twice/]],
  },
  {
    rule: spelling,
    good: ['The player plays `xyzzyq` on [a server](https://example.com/qwrtz).'],
    bad: [
      ['The plaeyr plays.', /"plaeyr"/],
      ['The colour is red.', /"colour"/],
    ],
  },
];

describe.each(cases.map((one) => ({name: one.rule.name, ...one})))(
  '$name',
  {timeout: 30_000},
  ({rule, good, bad, file}) => {
    it.each(good)('passes %j', async (text) => {
      expect(await check(rule, text, file)).toEqual([]);
    });
    it.each(bad)('finds what is wrong in %j', async (text, problem) => {
      const findings = await check(rule, text, file);
      expect(findings.map((one) => one.problem)).toContainEqual(expect.stringMatching(problem));
      for (const finding of findings) {
        expect(finding.remedy).not.toBe('');
        expect(finding.line).toBeGreaterThan(0);
      }
    });
  },
);

describe('links', () => {
  const others = {
    'docs/a/b.mdx': '## One thing\n\n## One more',
    'docs/index.mdx': '',
    'versioned_docs/version-v4/a/b.mdx': '',
  };
  it.each([
    '[b](./a/b.mdx)',
    '[b](./a/b.mdx#one-thing)',
    '[own](#mine)\n\n## Mine',
    '[home](/player/)',
    '[b](/player/a/b/)',
    '[reference](/player/reference/web/)',
  ])('passes %s', async (text) => {
    expect(await check(links, text, 'docs/page.mdx', others)).toEqual([]);
  });
  it.each([
    ['[b](./a/c.mdx)', /no such page/],
    ['[b](./a/b.mdx#nothing)', /no heading "#nothing"/],
    ['[own](#yours)', /this page has no heading/],
    ['[here](./a/b.mdx)', /says "here"/],
    ['[b](../versioned_docs/version-v4/a/b.mdx)', /a link from docs\//],
    ['[b](/player/nowhere/)', /no such page/],
  ])('finds what is wrong in %s', async (text, problem) => {
    expect((await check(links, text, 'docs/page.mdx', others))[0]?.problem).toMatch(problem);
  });
});

describe('a page that cannot be read', () => {
  it.each(['---\ntitle: A page: and a colon\n---\n\nText.', '---\ntitle: A\n---\n\nA stray {brace of text'])(
    'has no finding but that: %j',
    async (text) => {
      const site = createSite({'docs/how-to-guides/a.mdx': text, 'docs/index.mdx': ''});
      const rules = (await lint(site, ['docs/how-to-guides/a.mdx'])).map(({rule}) => rule);
      expect(new Set(rules)).toEqual(new Set(['parses']));
    },
  );
});

describe('sidebars', () => {
  it('says where a writer adds a page, in each version', async () => {
    const pages = {'docs/zz/lost.mdx': '', 'versioned_docs/version-v6/zz/lost.mdx': '', 'contributing/zz/lost.mdx': ''};
    const found = await checkSidebars({...createSite(pages), root: process.cwd()});
    expect(found.map(({file, remedy}) => [file, /Add it in (.*), or move/.exec(remedy)?.[1]])).toEqual([
      ['docs/zz/lost.mdx', 'sidebars/player.ts'],
      ['contributing/zz/lost.mdx', 'sidebars/contributing.ts'],
      ['versioned_docs/version-v6/zz/lost.mdx', 'sidebars/player.ts, run "npm run sidebars"'],
    ]);
  });
});

describe('faq-index', () => {
  const listing = (list: string) => ({'docs/faq/index.mdx': list});
  it('wants each question in the index of its version', async () => {
    const listed = listing('- [A?](./a.mdx) Yes.');
    expect(await check(faqIndex, 'Yes.', 'docs/faq/a.mdx', listed)).toEqual([]);
    const [finding] = await check(faqIndex, 'Yes.', 'docs/faq/b.mdx', listed);
    expect(finding?.problem).toMatch(/docs\/faq\/index\.mdx does not list/);
  });
});

describe('symptom-list', () => {
  const folder = 'docs/a/troubleshooting';
  it('wants each entry in the list of its folder', async () => {
    const listing = {[`${folder}/index.mdx`]: '- [No sound at all](./sound.mdx#no-sound)'};
    expect(await check(symptomList, '## No sound', `${folder}/sound.mdx`, listing)).toEqual([]);
    const [finding] = await check(symptomList, '## No sound\n\n## Echo', `${folder}/sound.mdx`, listing);
    expect(finding).toMatchObject({line: 3, remedy: expect.stringContaining('(./sound.mdx#echo)') as string});
  });
  it('wants each entry in the list above it, on a page that is not divided', async () => {
    const page = '- [No sound at all](#no-sound)\n\n## Sound\n\n### No sound';
    expect(await check(symptomList, page, 'docs/a/troubleshooting.mdx')).toEqual([]);
    expect(await check(symptomList, `${page}\n\n### Echo`, 'docs/a/troubleshooting.mdx')).toHaveLength(1);
  });
});

describe('orphans', () => {
  it('finds partials and pictures that nothing uses', () => {
    const site = createSite(
      {'docs/a.mdx': "import B from './_b.mdx';\n\n![x](./img/x.svg)", 'docs/_b.mdx': 'B', 'docs/_c.mdx': 'C'},
      ['docs/img/x.svg', 'docs/img/y.svg'],
    );
    expect(orphans.check(site).map(({file}) => file)).toEqual(['docs/_c.mdx', 'docs/img/y.svg']);
  });
});

describe('support', () => {
  const changelog = {
    'docs/changelog/index.mdx': '## 7.8.0 (2024-07-15)\n\n## 7.7.1 (2024-07-09)\n\n## 7.0.0 (2024-04-03)',
  };
  const tab = '<PlatformTabs>\n<Platform id="web">\n\n```ts\nplay();\n```\n\n</Platform>\n</PlatformTabs>';
  const guide = (values: string, text = '') => `---\ntitle: A\nplatforms:\n${values}---\n\n${text}`;
  const run = (text: string) => check(support, text, 'docs/how-to-guides/a.mdx', changelog);

  it.each([
    guide('  web: yes\n  android: since 7.7\n', tab),
    guide('  ios: since 5.11\n'),
    guide('  web: no # the tab shows how to do without\n', tab),
    guide('  web: no\n', '<PlatformTabs>\n<Platform id="web">\n\nThere is none.\n\n</Platform>\n</PlatformTabs>'),
    guide('  flutter: yes\n', 'Read `player.textTracks`, and `player.network`.'),
  ])('passes %j', async (text) => {
    expect(await run(text)).toEqual([]);
  });

  it.each([
    [
      guide('  web: yes\n  android: since 99.1\n'),
      5,
      /"android: since 99\.1" names a release that no changelog lists/,
      /newest is 7\.8\.0/,
    ],
    [guide('  ios: since 7.10\n'), 4, /since 7\.10/, /reason/],
    [guide('  web: no\n', tab), 4, /"web: no", but the tab in line 8 shows code/, /take the tab out/],
    [
      guide('  flutter: yes\n', 'Call `player.network.addRequestInterceptor()`.'),
      4,
      /has none of .* player\.network/,
      /Say no/,
    ],
    [guide('  ios: yes\n', 'Set `player.clip.startTime`.'), 4, /"ios: yes", .* player\.clip/, /in a tab for ios/],
    [guide('  android: yes\n', 'Fill `player.upnext`.'), 4, /"android: yes", .* player\.upnext/, /Say no/],
  ])('finds what is wrong in %j', async (text, line, problem, remedy) => {
    expect(await run(text)).toEqual([
      expect.objectContaining({line, problem: expect.stringMatching(problem), remedy: expect.stringMatching(remedy)}),
    ]);
  });
});

describe('packs', () => {
  const file = 'docs/getting-started/sdks/web/getting-started.mdx';
  const root = mkdtempSync(path.join(os.tmpdir(), 'packs-'));
  const entry = (says: string) =>
    `rules:\n  - platforms: [web]\n    versions: [current]\n    rule: One.\n    page: getting-started/sdks/web/getting-started/\n    says: '${says}'\npages: []\n`;
  const run = async (says: string, text: string) => {
    mkdirSync(path.join(root, 'packs'), {recursive: true});
    writeFileSync(path.join(root, 'packs/rules.yml'), entry(says));
    const site = {...createSite({[file]: text}), root};
    return packs.check(site.pages.get(file)!, site);
  };
  afterAll(() => rmSync(root, {recursive: true}));

  it('wants a page to say what a rule quotes, whatever its links and line breaks', async () => {
    expect(await run('Install one variant, never two.', 'Install [one variant](./b.mdx),\nnever two.')).toEqual([]);
    expect(await run('Install one variant, never two.', 'Install two.')).toEqual([
      expect.objectContaining({
        file: 'packs/rules.yml',
        line: 2,
        problem: `${file} no longer says "Install one variant, never two."`,
      }),
    ]);
    expect(await run('Never.', 'Install two.')).toHaveLength(1);
  });
});

describe('unlinked', () => {
  it('wants a link from another page', async () => {
    const others = {
      'docs/b.mdx': '[A](./a.mdx)',
      'docs/index.mdx': '',
      'docs/c.mdx': '[D](/player/d/#top)',
      'docs/d.mdx': '',
    };
    for (const file of ['docs/a.mdx', 'docs/d.mdx', 'docs/index.mdx'])
      expect(await check(unlinked, '', file, {...others, [file]: ''})).toEqual([]);
    const [finding] = await check(unlinked, '[Own](./lost.mdx)', 'docs/lost.mdx', others);
    expect(finding).toMatchObject({line: 1, problem: 'no other page links to this page'});
  });
});

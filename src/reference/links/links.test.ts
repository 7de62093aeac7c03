import {describe, expect, it} from 'vitest';
import type {ReferenceFile, ReferenceMember, ReferenceType} from '../types';
import {InlineSymbols} from './inline';
import {SampleLinker} from './page';
import {listPlatformGroups} from './places';

const type = (id: string, members: ReferenceMember[] = [], form: Partial<ReferenceType['forms'][0]> = {}) => ({
  id,
  in: ['6', '7'],
  forms: [{kind: 'interface' as const, ...form}],
  members,
});
const property = (name: string, written: string, more: Partial<ReferenceMember> = {}): ReferenceMember => ({
  name,
  kind: 'property',
  type: written,
  ...more,
});
const versions = ['6', '7'].map((key) => ({
  key,
  number: `${key}.0.0`,
  docs: key === '7' ? 'current' : 'v6',
  source: 'a fixture',
  counts: {types: 1, members: 1},
}));

const web: ReferenceFile = {
  platform: 'web',
  versions,
  types: [
    type('Ad', [property('duration', 'number')]),
    type('AdEvent', [property('ad', 'Ad')]),
    type('Ads', [property('skip', 'void', {kind: 'method', parameters: []})], {
      supertypes: ['EventDispatcher<AdsEventMap>'],
    }),
    type('AdsEventMap', [property('adbegin', 'AdEvent')]),
    type(
      'ChromelessPlayer',
      [
        {
          name: 'constructor',
          kind: 'constructor',
          parameters: [
            {name: 'element', type: 'HTMLElement'},
            {name: 'configuration', type: 'PlayerConfiguration'},
          ],
        },
        property('ads', 'Ads', {optional: true}),
        property('source', 'SourceDescription | undefined'),
        property('tracks', 'TrackList<AudioTrack>', {in: ['7']}),
      ],
      {kind: 'class'},
    ),
    type('AudioTrack', [property('label', 'string')]),
    type('EventDispatcher', [property('addEventListener', 'void', {kind: 'method', parameters: []})], {
      typeParameters: ['TEventMap'],
    }),
    type('OtherSource', [property('src', 'string')]),
    type('PlayerConfiguration', [property('license', 'string')]),
    type('SourceDescription', [property('sources', 'TypedSource[]')]),
    type('Stage', [property('Stage', 'JSX.Element', {kind: 'call', parameters: [{name: 'props', type: 'Ads'}]})], {
      kind: 'function',
    }),
    type('TrackList', [{name: '[]', kind: 'index', type: 'T', parameters: []}], {typeParameters: ['T']}),
    type('TypedSource', [property('src', 'string')]),
  ],
};
const android: ReferenceFile = {
  platform: 'android',
  versions,
  types: [
    type('Ad'),
    type('Player', [property('getCurrentTime', 'double', {kind: 'method', parameters: []})], {kind: 'class'}),
  ],
};
const kit: ReferenceFile = {
  platform: 'open-video-ui-android',
  versions,
  types: [type('Player', [property('source', 'SourceDescription?')])],
};
const ui: ReferenceFile[] = [
  {platform: 'open-video-ui-react', versions, types: [type('Ui', [], {kind: 'component', tag: 'own-ui'})]},
  {
    platform: 'open-video-ui-web',
    versions,
    types: [type('OwnUi', [property('source', 'SourceDescription')], {kind: 'class', tag: 'own-ui'})],
  },
];

function find(code: string | readonly string[], {language = 'ts', docsVersion = 'current', file = 'docs/a.mdx'} = {}) {
  const samples = (typeof code === 'string' ? [code] : code).map((one) => ({code: one, language}));
  return new SampleLinker([web, android, ...ui]).find({file, docsVersion, samples}).flatMap((hits, index) =>
    hits.map(({start, end, type: id, member}) => {
      const text = samples[index]!.code.slice(start, end);
      return member === undefined ? `${text} → ${id}` : `${text} → ${id}.${member}`;
    }),
  );
}

describe('symbols of samples', () => {
  it('are found from imports, constructors, members and the object literals that go into them', () => {
    expect(
      find(
        "import {ChromelessPlayer} from 'theoplayer/chromeless';\n" +
          "const player = new ChromelessPlayer(element, {license: ''});\n" +
          "player.source = {sources: [{src: 'a.m3u8'}]};",
      ),
    ).toEqual([
      'ChromelessPlayer → ChromelessPlayer',
      'ChromelessPlayer → ChromelessPlayer',
      'license → PlayerConfiguration.license',
      'source → ChromelessPlayer.source',
      'sources → SourceDescription.sources',
      'src → TypedSource.src',
    ]);
  });

  it('are events that a listener names, and what the listener gets', () => {
    expect(find("player.ads?.addEventListener('adbegin', ({ad}) => console.log(ad.duration));")).toEqual([
      'ads → ChromelessPlayer.ads',
      'addEventListener → EventDispatcher.addEventListener',
      'adbegin → AdsEventMap.adbegin',
      'ad → AdEvent.ad',
      'duration → Ad.duration',
    ]);
  });

  it('are the properties of components: of their function, or of the custom element that they wrap', () => {
    expect(
      find(
        "import {Stage} from 'theoplayer';\nimport {Ui} from '@theoplayer/react-ui';\n" +
          'const app = <Stage skip={skip}><Ui source={film} unknown /></Stage>;',
        {language: 'tsx'},
      ).slice(2),
    ).toEqual(['Stage → Stage', 'skip → Ads.skip', 'Ui → Ui', 'source → OwnUi.source', 'Stage → Stage']);
  });

  it('are the items of lists that are copied, sorted and reduced', () => {
    const line = (expression: string) => find(`const own = player.tracks!;\n${expression}`).slice(1);
    expect(line('[...own].sort((a, b) => a.label.localeCompare(b.label));')).toEqual([
      'label → AudioTrack.label',
      'label → AudioTrack.label',
    ]);
    expect(line('Array.from(own).reduce((a, b) => (a.label ? a : b)).label;')[0]).toBe('label → AudioTrack.label');
    expect(line('[...own].reduce((sum, one) => sum.label + one.label, start);')).toEqual(['label → AudioTrack.label']);
    expect(line('[...own, other][0].label;')).toEqual([]);
  });

  it('are what all events of a listener have', () => {
    expect(find("player.ads?.addEventListener(['adbegin', 'adbegin'], ({ad}) => ad);").slice(-1)).toEqual([
      'ad → AdEvent.ad',
    ]);
    expect(find("player.ads?.addEventListener(['adbegin', other], ({ad}) => ad);").slice(-1)).toEqual([
      'adbegin → AdsEventMap.adbegin',
    ]);
  });

  it('are of the kit or of the SDK, by what each Kotlin sample of a page imports', () => {
    const samples = [
      'import com.theoplayer.android.ui.Player\nfun show(player: Player) { player.source }',
      'import com.theoplayer.android.api.player.Player\nfun show(player: Player) { player.getCurrentTime() }',
      'player.getCurrentTime()',
    ];
    const linker = new SampleLinker([android, kit]);
    const hits = linker.find({
      file: 'docs/a.mdx',
      docsVersion: 'current',
      samples: samples.map((code) => ({code, language: 'kotlin'})),
    });
    expect(hits.map((list) => [...new Set(list.map(({platform}) => platform))])).toEqual([
      ['open-video-ui-android'],
      ['android'],
      ['android'],
    ]);
    // A type of the SDK that goes into the kit.
    const [mixed] = linker.find({
      file: 'open-video-ui/android/a.mdx',
      docsVersion: 'current',
      samples: [
        {code: `${samples[0]}\nimport com.theoplayer.android.api.ads.Ad\nval ad: Ad? = null`, language: 'kotlin'},
      ],
    });
    expect(mixed!.map(({platform, type: id, member}) => [platform, id, member])).toContainEqual([
      'android',
      'Ad',
      undefined,
    ]);
    expect(mixed!.filter(({type: id}) => id === 'Player').map(({platform}) => platform)).not.toContain('android');
  });

  it('go on with the names of earlier samples', () => {
    expect(
      find(["import type {Ads} from 'theoplayer';\nconst own: Ads = player.ads!;", 'own.skip();']).slice(-1),
    ).toEqual(['skip → Ads.skip']);
  });

  it('are found behind the properties of a type that the sample writes', () => {
    const code =
      "import type {ChromelessPlayer} from 'theoplayer';\ninterface Props {own: ChromelessPlayer}\n" +
      'const show = ({own}: Props) => own.ads;\nconst hide = (props: {own: ChromelessPlayer}) => props.own.source;';
    expect(find(code).filter((line) => /\.(?:ads|source)$/.test(line))).toEqual([
      'ads → ChromelessPlayer.ads',
      'source → ChromelessPlayer.source',
    ]);
  });

  it('are elements of lists, in the versions that have them', () => {
    const code = "import 'theoplayer';\nfor (const track of player.tracks) console.log(track.label);";
    expect(find(code)).toEqual(['tracks → ChromelessPlayer.tracks', 'label → AudioTrack.label']);
    expect(find(code, {docsVersion: 'v6'})).toEqual([]);
  });

  it('are left out where a name is another package’s, the sample’s own or of several types', () => {
    expect(find("import {Ads} from 'elsewhere';\nconst player = make();\nplayer.ads; let a: Ads;")).toEqual([]);
    expect(
      find(
        "import type {TypedSource, OtherSource} from 'theoplayer';\nlet one: TypedSource | OtherSource = {src: ''};",
      ),
    ).toEqual([
      'TypedSource → TypedSource',
      'OtherSource → OtherSource',
      'TypedSource → TypedSource',
      'OtherSource → OtherSource',
    ]);
  });

  it('are found in the scripts of a page, at their place', () => {
    expect(find('<p>player.ads</p>\n<script>\n  player.ads.skip();\n</script>', {language: 'html'})).toEqual([
      'ads → ChromelessPlayer.ads',
      'skip → Ads.skip',
    ]);
  });

  it('are found in Kotlin by the names of the data', () => {
    expect(find('val player: Player = view.player\nplayer.currentTime', {language: 'kotlin'})).toEqual([
      'Player → Player',
      'currentTime → Player.getCurrentTime',
    ]);
  });
});

describe('symbols in inline code', () => {
  const symbols = new InlineSymbols(web, 'current');

  it.each([
    ['Ads', 'Ads', undefined],
    ['Ads.skip()', 'Ads', 'skip'],
    ['player.ads?.skip()', 'Ads', 'skip'],
  ])('%s is found', (code, id, member) => {
    expect(symbols.find(code)).toEqual({platform: 'web', type: id, ...(member && {member})});
  });

  it.each(['skip', 'player.unknown', 'other.ads', 'Event', 'npm install'])('%s is not', (code) => {
    expect(symbols.find(code)).toBeUndefined();
  });

  it('are those of the tab, of the page’s platform, or of all', () => {
    expect(listPlatformGroups('docs/how-to-guides/ads/a.mdx', 'android-tv')).toEqual([['android']]);
    expect(listPlatformGroups('docs/getting-started/sdks/tvos/a.mdx', undefined)).toEqual([['ios']]);
    expect(listPlatformGroups('docs/faq/a.mdx', undefined)[0]).toContain('roku');
    expect(listPlatformGroups('open-video-ui/react/a.mdx', undefined)).toEqual([['open-video-ui-react'], ['web']]);
  });
});

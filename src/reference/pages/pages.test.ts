import {describe, expect, it} from 'vitest';
import type {ReferenceFile, ReferenceMember, ReferenceType} from '../types';
import {getArea} from './areas';
import {createChangesPage} from './changesPage';
import {TypeLinks} from './links';
import {createOverviewPage} from './overviewPage';
import {toPlainText, toProse} from './prose';
import type {Code, TypePage} from './shapes';
import {TypePages} from './typePage';
import {getVersionMark, toVersionSet} from './versions';

const versions = ['4', '6', '7'].map((key) => ({
  key,
  number: `${key}.1.0`,
  docs: key === '7' ? 'current' : `v${key}`,
  source: 'a fixture',
  counts: {types: 1, members: 1},
}));

const type = (id: string, more: Partial<ReferenceType> = {}): ReferenceType => ({
  id,
  in: ['4', '6', '7'],
  forms: [{kind: 'interface'}],
  members: [],
  ...more,
});

const radio = (platform: ReferenceFile['platform'] = 'web'): ReferenceFile => ({
  platform,
  versions,
  types: [
    type('Dial', {members: [{name: 'turn', kind: 'method', parameters: [], type: 'void'}]}),
    type('Radio', {
      forms: [{kind: 'class', typeParameters: ['T extends Wave'], supertypes: ['Dial']}],
      members: [
        {name: 'dial', kind: 'property', type: 'Dial | undefined', readonly: true, in: ['6', '7']},
        {name: 'dial', kind: 'property', type: 'Dial', in: ['4']},
        {
          name: 'play',
          kind: 'method',
          parameters: [{name: 'wave', type: 'T', optional: true}],
          type: 'void',
          in: ['7'],
        },
        {name: 'stop', kind: 'method', parameters: [], type: 'void', deprecated: true},
      ],
    }),
    type('Radio.Builder', {in: ['4']}),
    type('Wave', {in: ['6', '7']}),
    type('wave', {forms: [{kind: 'function'}], in: ['7']}),
  ],
});

const show = (code: Code) => code.map((part) => (typeof part === 'string' ? part : `[${part[0]}→${part[1]}]`)).join('');

function createPage(id: string, file = radio(), others: ReferenceFile[] = []): TypePage {
  const pages = new TypePages(file, [file, ...others], (_, name) => [{url: `/docs/${name}/`, title: name}]);
  return pages.create(file.types.find((candidate) => candidate.id === id)!);
}

/** The lines of a page as a reader sees them, each with its versions. */
const listLines = ({groups}: TypePage) =>
  groups.flatMap(({members}) =>
    members.flatMap((member) =>
      member.signatures.map(({code, in: set}) => `${member.in ?? '*'}/${set ?? '*'} ${show(code)}`),
    ),
  );

describe('the page of a type', () => {
  it('shows all versions at once, with the types linked', () => {
    const page = createPage('Radio');
    expect(show(page.declarations[0]!.code)).toBe('class Radio<T extends [Wave→wave]> extends [Dial→dial]');
    expect(listLines(page)).toEqual([
      '*/12 readonly dial: [Dial→dial] | undefined',
      '*/0 dial: [Dial→dial]',
      '2/* play(wave?: T): void',
      '*/* stop(): void',
    ]);
    expect(page.groups[1]!.members[1]!.signatures[0]!.deprecated).toBe(true);
  });

  it('says what the type is for, with the types that it names linked', () => {
    const prose = toProse('Turns a `Dial` of the `Radio` with `turn()`.', new TypeLinks(radio()), 'Radio');
    expect(prose).toEqual(['Turns a ', [['Dial', 'dial']], ' of the ', ['Radio'], ' with ', ['turn()'], '.']);
    expect(toPlainText(prose)).toBe('Turns a Dial of the Radio with turn().');
  });

  it('names what is inherited, who extends it, its guides and its namesakes', () => {
    expect(createPage('Radio').inherited).toEqual([{from: ['Dial', 'dial'], names: [['turn', 'turn']]}]);
    const page = createPage('Dial', radio(), [radio('ios'), radio('open-video-ui-web')]);
    expect(page.subtypes).toEqual([['Radio', 'radio']]);
    expect(page.guides).toEqual([{url: '/docs/Dial/', title: 'Dial'}]);
    expect(page.elsewhere).toEqual([{platform: 'ios', path: '/player/reference/ios/dial/'}]);
  });

  it('gives each member an anchor of its own', () => {
    const file = radio();
    file.types[0]!.members.push({name: 'turn', kind: 'property', in: ['4']});
    const ids = createPage('Dial', file).groups.flatMap(({members}) => members.map(({id}) => id));
    expect(ids).toEqual(['turn', 'turn-method']);
  });

  const method: ReferenceMember = {
    name: 'tune',
    kind: 'method',
    parameters: [{name: 'dial', type: 'Dial', label: 'to'}],
    type: 'Wave',
    static: true,
  };
  it.each([
    ['web', 'static tune(dial: [Dial→dial]): [Wave→wave]'],
    ['android', 'static [Wave→wave] tune([Dial→dial] dial)'],
    ['ios', 'static func tune(to dial: [Dial→dial]) -> [Wave→wave]'],
    ['flutter', 'static [Wave→wave] tune([Dial→dial] dial)'],
    ['open-video-ui-android', 'static fun tune(dial: [Dial→dial]): [Wave→wave]'],
    ['roku', 'tune(dial as [Dial→dial]) as [Wave→wave]'],
  ] as const)('is written in the language of %s', (platform, expected) => {
    const file = radio(platform);
    file.types[3]!.members.push(method);
    expect(listLines(createPage('Wave', file))).toEqual([`*/* ${expected}`]);
  });
});

describe('the overview', () => {
  it('lists each type once, with a path of its own', () => {
    const types = createOverviewPage(radio()).areas.flatMap((area) => area.types);
    expect(types.map(({slug}) => slug).sort()).toEqual(['dial', 'radio', 'radio-builder', 'wave', 'wave-function']);
    expect(types.find(({slug}) => slug === 'radio-builder')?.in).toBe('0');
  });

  it('puts types into areas by their names, then by their packages', () => {
    expect(getArea('GoogleDAI')).toBe('ads');
    expect(getArea('THEOplayerConfig.Builder')).toBe('player');
    expect(getArea('Task', 'com.theoplayer.android.api.cache')).toBe('cache');
    expect(getArea('HTTPRequestEvent')).toBe('network');
    expect(getArea('StringKeyOf')).toBe('other');
  });
});

describe('the changes', () => {
  it('are those of each version, newest first', () => {
    const [seven, six] = createChangesPage(radio())!.steps;
    expect(seven).toEqual({
      from: '6.1.0',
      to: '7.1.0',
      added: [['wave', 'wave-function']],
      removed: [],
      changed: [{type: ['Radio', 'radio'], added: ['play'], removed: [], changed: []}],
    });
    expect(six).toMatchObject({
      added: [['Wave', 'wave']],
      removed: [['Radio.Builder', 'radio-builder']],
      changed: [{changed: ['dial']}],
    });
  });

  it('need two versions', () => {
    expect(createChangesPage({...radio(), versions: versions.slice(2)})).toBeUndefined();
  });
});

it('marks what came and what went', () => {
  const mark = (...keys: string[]) => getVersionMark(toVersionSet(keys, versions), versions);
  expect(mark('4', '6', '7')).toBeUndefined();
  expect(mark('6', '7')).toEqual({kind: 'since', versions: '6'});
  expect(mark('4')).toEqual({kind: 'until', versions: '4'});
  expect(mark('4', '7')).toEqual({kind: 'only', versions: '4, 7'});
});

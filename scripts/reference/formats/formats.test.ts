import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readDart} from './dart';
import {readDokka} from './dokka';
import {readJazzy} from './jazzy';
import {readKotlin} from './kotlin';
import {readRokuTables} from './rokuTables';
import {readSwiftInterface} from './swiftInterface';
import {readTypeDoc, splitUnion} from './typedoc';
import {readTypeScript} from './typescript';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Writes files below the test's folder, and gives the path of the first. */
function write(files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return path.join(folder, Object.keys(files)[0]!);
}

const typeDocPage = (heading: string, body: string) =>
  `<html><body><div class="col-content"><h1>${heading}</h1>${body}</div></body></html>`;

describe('TypeDoc', () => {
  it('reads members, linked types and marks, and leaves out what is inherited', () => {
    write({
      'interfaces/Radio.html': typeDocPage(
        'Interface Radio',
        `<section class="tsd-panel tsd-hierarchy"><h4>Hierarchy</h4><ul class="tsd-hierarchy"><li><a class="tsd-signature-type tsd-kind-interface" href="Device.html">Device</a><ul class="tsd-hierarchy"><li><span class="target">Radio</span></li></ul></li></ul></section>
        <section class="tsd-panel tsd-member"><h3><code class="tsd-tag">Optional</code> <code class="tsd-tag">Readonly</code> <span>sta<wbr/>tion</span></h3><div class="tsd-signature"><span>station</span><span>?:</span> <a class="tsd-signature-type tsd-kind-interface" href="Station-1.html">Station</a></div><div class="tsd-comment"><h4>Deprecated</h4></div></section>
        <section class="tsd-panel tsd-member"><h3><span>tune</span></h3><ul class="tsd-signatures"><li class="tsd-signature">tune</li><li class="tsd-description"><div class="tsd-parameters"><ul><li><span><code class="tsd-tag">Optional</code> <span class="tsd-kind-parameter">to</span>: <span>number</span></span></li></ul></div><h4 class="tsd-returns-title">Returns <span>void</span></h4></li></ul></section>
        <section class="tsd-panel tsd-member"><h3><span>power</span></h3><div class="tsd-signature">power: boolean</div><aside class="tsd-sources"><p>Inherited from <a href="Device.html">Device</a></p></aside></section>`,
      ),
    });
    expect(readTypeDoc(folder)).toEqual([
      {
        id: 'Radio',
        form: {kind: 'interface', supertypes: ['Device']},
        members: [
          {name: 'station', kind: 'property', type: 'Station', optional: true, readonly: true, deprecated: true},
          {name: 'tune', kind: 'method', parameters: [{name: 'to', type: 'number', optional: true}], type: 'void'},
        ],
      },
    ]);
  });

  it('tells a union from a function that gives one', () => {
    expect(splitUnion('"on | off" | Map<A | B, C>')).toEqual(['"on | off"', 'Map<A | B, C>']);
    expect(splitUnion('(a: A) => void | B')).toHaveLength(1);
  });

  it('names the folder that has no pages', () => {
    expect(() => readTypeDoc(folder)).toThrow(/has no TypeDoc pages/);
  });
});

describe('Dokka', () => {
  const page = (kind: string, name: string, methods: string) =>
    `<main><h2 class="title">${kind} ${name}</h2><pre class="wrap-overflow">public interface <span><a href=${name}.html>${name}</a></span></pre><ul><li class="blockList"><a id="method.detail"></a>${methods}</li></ul></main>`;

  it('reads signatures without the words of annotations, and tells types of one name apart', () => {
    write({
      'com/example/audio/Code.html': page('Interface', 'Code', ''),
      'com/example/video/Code.html': page(
        'Interface',
        'Code',
        '<ul><li class="blockList"><h4>find</h4><pre class="methodSignature">@<a href=https://x>Nullable</a>()@<a href=https://x>Deprecated</a>(message = "Use (other)") static <a href=../audio/Code.html>Code</a> <a href=Code.html#find()>find</a>(@<a href=https://x>NonNull</a>() String key)</pre></li></ul>',
      ),
    });
    const types = readDokka(folder);
    expect(types.map(({id}) => id).sort()).toEqual(['audio.Code', 'video.Code']);
    expect(types.find(({id}) => id === 'video.Code')!.members).toEqual([
      {
        name: 'find',
        kind: 'method',
        parameters: [{name: 'key', type: 'String'}],
        type: 'audio.Code?',
        static: true,
        deprecated: true,
      },
    ]);
  });
});

describe('Swift', () => {
  it('reads the declarations of jazzy', () => {
    const item = (code: string) =>
      `<li class="item"><div class="declaration"><pre class="highlight swift"><code>${code}</code></pre></div></li>`;
    write({
      'Radio.html': `<article class="main-content"><h1>Radio</h1>${item('@objc(XRadio) public class Radio : NSObject')}</article>`,
      'Classes/Radio.html': `<article class="main-content"><div class="top-matter"></div>${item('public var volume: Double { get set }')}${item('public func tune(to station: Station, _ done: @escaping (Error?) -&gt; Void = nil) throws -&gt; Bool')}</article>`,
    });
    expect(readJazzy(folder)).toEqual([
      {
        id: 'Radio',
        form: {kind: 'class', supertypes: ['NSObject'], group: 'Radio'},
        members: [
          {name: 'volume', kind: 'property', type: 'Double'},
          {
            name: 'tune',
            kind: 'method',
            parameters: [
              {name: 'station', label: 'to', type: 'Station'},
              {name: 'done', label: '_', type: '(Error?) -> Void', optional: true, default: 'nil'},
            ],
            type: 'Bool',
            throws: 'Error',
          },
        ],
      },
    ]);
  });

  it('reads an interface file, with extensions and without what the compiler adds', () => {
    const file = write({
      'Radio.swiftinterface': [
        '// swift-module-flags: -module-name Radio',
        'import Swift',
        'public enum Band : Swift.String {',
        '  case fm',
        '  public init?(rawValue: Swift.String)',
        '}',
        'extension Radio.Band {',
        '  public var wide: Swift.Bool {',
        '    get',
        '  }',
        '}',
      ]
        .join('\n')
        .replace('Radio.Band', 'Band'),
    });
    expect(readSwiftInterface(file)).toEqual([
      {
        id: 'Band',
        form: {kind: 'enum', supertypes: ['String'], package: 'Radio'},
        members: [
          {name: 'fm', kind: 'value'},
          {name: 'wide', kind: 'property', type: 'Bool'},
        ],
      },
    ]);
  });
});

describe('source files', () => {
  it('reads what TypeScript exports', () => {
    const file = write({
      'index.ts':
        'interface Hidden { a: string }\nclass OnAir implements Radio<string> { readonly band = "fm" }\nexport const radio: OnAir = new OnAir();\n/** @deprecated */\nexport interface Radio<T> extends Hidden { readonly band: T; tune?(to: number): void }\nexport type Band = "am" | "fm";\nexport enum State { Off = 0, On = 1 }',
    });
    expect(readTypeScript(file)).toEqual([
      // Its class is not exported: what it implements is.
      {id: 'radio', form: {kind: 'variable', type: 'Radio<string>'}, members: []},
      {
        id: 'Radio',
        form: {kind: 'interface', typeParameters: ['T'], supertypes: ['Hidden'], deprecated: true},
        members: [
          {name: 'band', kind: 'property', type: 'T', readonly: true},
          {name: 'tune', kind: 'method', parameters: [{name: 'to', type: 'number'}], type: 'void', optional: true},
        ],
      },
      {id: 'Band', form: {kind: 'union', type: '"am" | "fm"'}, members: []},
      {
        id: 'State',
        form: {kind: 'enum'},
        members: [
          {name: 'Off', kind: 'value', value: '0'},
          {name: 'On', kind: 'value', value: '1'},
        ],
      },
      // Not exported, but its members are the radio's.
      {id: 'Hidden', form: {kind: 'interface'}, members: [{name: 'a', kind: 'property', type: 'string'}]},
    ]);
  });

  it('reads public Kotlin', async () => {
    write({
      'Radio.kt':
        'package a.b\n@Composable\nfun Dial(size: Int = 1) {}\ninternal class Inner\ninterface Radio : Device {\n  val band: Band?\n  fun tune(to: Int): Boolean\n}',
    });
    expect(await readKotlin(folder)).toEqual([
      {
        id: 'Dial',
        form: {kind: 'component', package: 'a.b'},
        members: [
          {name: 'Dial', kind: 'call', parameters: [{name: 'size', type: 'Int', optional: true, default: '1'}]},
        ],
      },
      {
        id: 'Radio',
        form: {kind: 'interface', supertypes: ['Device'], package: 'a.b'},
        members: [
          {name: 'band', kind: 'property', type: 'Band?', readonly: true},
          {name: 'tune', kind: 'method', parameters: [{name: 'to', type: 'Int'}], type: 'Boolean'},
        ],
      },
    ]);
  });

  it('reads Kotlin that delegates a class, and functions that delegate a variable', async () => {
    write({
      'Stations.kt':
        'package a.b\nclass Stations(list: Stations) : List<Band> by list {\n}\nfun tune(to: Int) {\n  var now by remember { mutableStateOf(to) }\n}',
    });
    expect((await readKotlin(folder)).map(({id}) => id)).toEqual(['Stations', 'tune']);
  });

  it('follows the exports of Dart and takes the types of fields', async () => {
    const file = write({
      'radio/lib/radio.dart':
        "export 'band.dart';\nclass Radio {\n  final int band;\n  Radio({required this.band});\n  void _hidden() {}\n}",
      'radio/lib/band.dart': 'enum Band { am, fm }',
      'radio/pubspec.yaml': 'name: radio',
    });
    expect(await readDart(file)).toEqual([
      {
        id: 'Band',
        form: {kind: 'enum'},
        members: [
          {name: 'am', kind: 'value'},
          {name: 'fm', kind: 'value'},
        ],
      },
      {
        id: 'Radio',
        form: {kind: 'class'},
        members: [
          {name: 'band', kind: 'property', type: 'int', readonly: true},
          {name: 'Radio', kind: 'constructor', parameters: [{name: 'band', type: 'int', named: true}]},
        ],
      },
    ]);
  });

  it('reads the tables of the Roku page', () => {
    const file = write({
      'roku.mdx':
        '## Fields\n\n| Field | Type | Access |\n| --- | --- | --- |\n| `src` | string | read |\n\n## Source\n\n| Key | Type |\n| --- | --- |\n| `poster` | string |\n',
    });
    expect(readRokuTables(file)).toEqual([
      {
        id: 'THEOplayer',
        form: {kind: 'component', tag: 'THEOsdk:THEOplayer'},
        members: [{name: 'src', kind: 'property', type: 'string', readonly: true}],
      },
      {id: 'Source', form: {kind: 'interface'}, members: [{name: 'poster', kind: 'property', type: 'string'}]},
    ]);
  });
});

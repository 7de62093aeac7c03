import {describe, expect, it} from 'vitest';
import {formatValues} from './formatValues';
import {isPlaygroundMessage, isRunMessage} from './playgroundProtocol';
import {prepareScript} from './prepareScript';

const modules = {
  'theoplayer/chromeless': 'https://site.test/player.js',
  '@theoplayer/web-ui': 'https://site.test/ui.js',
};
const prepare = (script: string) => prepareScript(script, modules, 'https://site.test/console.js');

describe('prepareScript', () => {
  it('leads imports to the site’s modules, and leaves lines where they were', () => {
    const {text, unknown} = prepare(
      "import {\n  ChromelessPlayer,\n} from 'theoplayer/chromeless';\nimport \"@theoplayer/web-ui\";\nawait import('@theoplayer/web-ui');",
    );
    expect(unknown).toEqual([]);
    expect(text.split('\n')).toEqual([
      'import {console} from "https://site.test/console.js"; import {',
      '  ChromelessPlayer,',
      "} from 'https://site.test/player.js';",
      'import "https://site.test/ui.js";',
      "await import('https://site.test/ui.js');",
    ]);
  });

  it('names the modules that are not there', () => {
    expect(prepare("import {Player} from 'theoplayer';\nimport x from 'constructor';").unknown).toEqual([
      'theoplayer',
      'constructor',
    ]);
    expect(prepare("import './other.js';").unknown).toEqual([]);
  });
});

it('prints values as a console does', () => {
  const loop: Record<string, unknown> = {a: 1};
  loop.self = loop;
  expect(formatValues(['Ready', 2, {a: [1]}, undefined, new TypeError('no')])).toBe(
    'Ready 2 {"a":[1]} undefined TypeError: no',
  );
  expect(formatValues([loop])).toBe('{"a":1,"self":"…"}');
});

describe('messages', () => {
  it.each([
    {playground: 'ready', engine: 'preview'},
    {playground: 'output', level: 'warn', text: 'x'},
  ])('accepts $playground from the frame', (message) => expect(isPlaygroundMessage(message)).toBe(true));

  it.each([
    null,
    {playground: 'ready', engine: 'other'},
    {playground: 'output', level: 'fatal', text: 'x'},
    {playground: 'output', level: 'log', text: {}},
    {playground: 'output', level: 'log', text: 'x'.repeat(4001)},
    {playground: ['output']},
  ])('rejects anything else', (message) => expect(isPlaygroundMessage(message)).toBe(false));

  it('runs only whole code', () => {
    expect(isRunMessage({playground: 'run', html: '', css: '', script: ''})).toBe(true);
    expect(isRunMessage({playground: 'run', html: '', css: ''})).toBe(false);
  });
});

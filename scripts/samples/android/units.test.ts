import {expect, it} from 'vitest';
import {extractFences} from '../fences';
import {maskCode} from './maskCode';
import {createUnit, readKind, type JvmLanguage, type JvmUnit} from './units';

function read(code: string, language: JvmLanguage = 'kotlin', meta = ''): JvmUnit {
  const [fence] = extractFences('docs/fixture.mdx', `\`\`\`${language}${meta && ` ${meta}`}\n${code}\n\`\`\`\n`);
  return readKind(createUnit(fence!, language), new Set(['player']));
}

it('blanks comments and strings, and keeps the code in templates', () => {
  const code = 'val a = "x { ${player.size} \\" y" // }\n/* { */ b';
  const masked = maskCode(code);
  expect(masked.replace(/ +/g, ' ')).toBe('val a = player.size \n b');
  expect(masked).toHaveLength(code.length);
  expect(maskCode('"""a " {""" + c')).toBe(`${' '.repeat(11)} + c`);
});

it.each([
  ['a named file is whole', 'player.play()', 'kotlin', 'title="Main.kt"', 'file'],
  ['a place in a file is not', 'player.play()', 'kotlin', 'title="Main.kt, onCreate"', 'statements'],
  ['declarations with imports', 'import a.B\n\nfun f(b: B) =\n    b.c()', 'kotlin', '', 'file'],
  ['a function that uses what its class has', 'import a.B\n\nfun f() {\n    player.play()\n}', 'kotlin', '', 'members'],
  ['a function that is given it', 'import a.B\n\nfun f(player: B) {\n    player.play()\n}', 'kotlin', '', 'file'],
  ['an override', 'override fun f() {\n}', 'kotlin', '', 'members'],
  ['a call over lines', 'val a = b\n    .c()\n    .d()\na.e()', 'kotlin', '', 'statements'],
  ['a class in Java', 'final class A {\n    void b() {}\n}', 'java', '', 'file'],
  ['a method in Java', '@Override\npublic void b() {\n    c();\n}', 'java', '', 'members'],
  ['statements in Java', 'A a = new A();\na.b(() -> {\n    c();\n});', 'java', '', 'statements'],
] as const)('tells what a sample is: %s', (_, code, language, meta, kind) => {
  expect(read(code, language, meta).kind).toBe(kind);
});

it('finds what a sample imports, declares and uses', () => {
  const unit = read('package a.b\n\nimport c.D as E\n\nprivate val f = E.g(h)\nfun <T> T.i() = j', 'kotlin');
  expect(unit.package).toBe('a.b');
  expect(unit.imports).toEqual([{line: 2, name: 'c.D', local: 'E'}]);
  expect([...unit.declared]).toEqual(['f', 'i']);
  expect([...unit.used]).toEqual(expect.arrayContaining(['E', 'h', 'j']));
  expect(unit.used).not.toContain('g');
});

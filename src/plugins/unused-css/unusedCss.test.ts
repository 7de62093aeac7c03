import {describe, expect, it} from 'vitest';
import {collectNames} from './names';
import {removeOverridden} from './removeOverridden';
import {removeUnused} from './removeUnused';

const lean = (css: string, ...code: string[]) => removeUnused([css], collectNames(code))[0];

describe('removeUnused', () => {
  it('removes rules whose class no code names', () => {
    expect(lean('.a{color:red}.b{color:red}', 'className:"a"')).toBe('.a{color:red}');
  });

  it.each([
    ['a tag, an attribute or a state', 'blockquote{x:y}[data-theme=dark] p:hover{x:y}#id{x:y}'],
    ['nothing but a class in :not()', 'a:not(.gone){x:y}'],
    ['one alternative of several', ':is(.used,.gone) a{x:y}'],
    ['keyframes', '@keyframes k{0%{x:y}to{x:y}}'],
    ['a layer, whose place counts', '@layer a{}@layer b,c;'],
    ['what it does not parse', 'a{color:color-mix(in srgb,var(--x)24%,transparent)}@media (width<=996px){p{x:y}}'],
  ])('keeps %s', (_, css) => expect(lean(css, 'used')).toBe(css));

  it.each(['.gone p', 'p>.gone', '.used.gone', ':where(.gone):hover', 'p:has(.gone)', ':is(.gone,.gone2) a'])(
    'removes %s',
    (selector) => expect(lean(`${selector}{x:y}`, 'used')).toBe(''),
  );

  it('removes selectors from lists, and at-rules that nothing is left in', () => {
    expect(lean('.used,.gone{x:y}@media print{@supports (x:y){.gone{x:y}}}', 'used')).toBe('.used{x:y}');
  });

  it('keeps every class that a composed name may be', () => {
    const css = '.col--1{x:y}.tab--active{x:y}';
    expect(lean(css, 'className:`col--${n} ${block}--active`')).toBe(css);
    expect(lean(css, 'className:"col"')).toBe('');
  });

  it('reads names behind an escape', () => {
    expect(lean('.note{x:y}', String.raw`"<p>\note</p>\nnote"`)).toBe('.note{x:y}');
    expect(lean('.first{x:y}', String.raw`"class='\nfirst'"`)).toBe('.first{x:y}');
  });

  it('removes custom properties that nothing reads, in whichever sheet', () => {
    const [one, two] = removeUnused(
      [':root{--a:1;--b:var(--c);--c:2;--d:3;--e:var(--f);--f:4}', 'a{x:var(--b)}'],
      collectNames(['style.getPropertyValue("--d")']),
    );
    expect(one).toBe(':root{--b:var(--c);--c:2;--d:3}');
    expect(two).toBe('a{x:var(--b)}');
  });

  it('stops at CSS that it cannot read', () => {
    expect(() => lean('a{x:y}}b{x:y}')).toThrow('css-tree cannot read');
  });
});

describe('removeOverridden', () => {
  it('removes what a :root outside layers sets anyway', () => {
    expect(removeOverridden('@layer l{:root{--a:1;--b:2}html[data-theme=dark]{--a:3}}:root{--a:4}')).toBe(
      '@layer l{:root{--b:2}html[data-theme=dark]{}}:root{--a:4}',
    );
  });

  it.each([
    ['other elements', '@layer l{.card{--a:1}:root .card{--a:1}}:root{--a:2}'],
    ['what is set under a condition', '@layer l{:root{--a:1}}@media print{:root{--a:2}}'],
    ['what another element sets', '@layer l{:root{--a:1}}.card{--a:2}'],
    ['what is important', '@layer l{:root{--a:1!important}}:root{--a:2}'],
  ])('keeps %s', (_, css) => expect(removeOverridden(css)).toBe(css));
});

import {describe, expect, it, vi} from 'vitest';
import {correctAddress, getCorrectedAddress} from './correctAddress';

const origin = 'https://docs.example';
const correct = (pathname: string, search = '', hash = '') =>
  getCorrectedAddress({protocol: 'https:', origin, pathname, search, hash});

describe('getCorrectedAddress', () => {
  it('drops endings, and reports whether the document changes', () => {
    expect(correct('/docs/player/index.html', '?platform=ios', '#x')).toEqual({
      href: `${origin}/docs/player/?platform=ios#x`,
      isOtherDocument: false,
    });
    expect(correct('/docs/player.html')).toEqual({href: `${origin}/docs/player/`, isOtherDocument: true});
  });

  it('leaves correct addresses, the not-found page and files on disk alone', () => {
    for (const path of ['/', '/docs/', '/docs/player/', '/docs/404.html', '/docs/%E4%BD%A0/']) {
      expect(correct(path)).toBeUndefined();
    }
    expect(
      getCorrectedAddress({protocol: 'file:', origin: 'null', pathname: '/a.html', search: '', hash: ''}),
    ).toBeUndefined();
  });

  it.each([
    '//evil.test/x.html',
    '///evil.test/x.html',
    '//evil.test/index.html',
    '//evil.test/x',
    '//evil.test/404.html',
  ])('stays on the origin: %s', (path) => {
    const {href = ''} = correct(path) ?? {};
    const url = new URL(href);
    expect(url.origin).toBe(origin);
    expect(url.pathname).toMatch(/^\/evil\.test/);
  });

  it('escapes percent signs that start no escape sequence', () => {
    expect(correct('/docs/%zz/')?.href).toBe(`${origin}/docs/%25zz/`);
    expect(correct('/docs/100%.html')?.href).toBe(`${origin}/docs/100%25/`);
  });
});

describe('correctAddress', () => {
  it('never throws', () => {
    const replaceState = vi.fn(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    const location = {protocol: 'https:', origin, pathname: '/docs/index.html', search: '', hash: ''} as Location;
    expect(() => correctAddress(location, {state: null, replaceState} as unknown as History)).not.toThrow();
    expect(replaceState).toHaveBeenCalledOnce();
  });
});

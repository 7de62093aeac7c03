import {describe, expect, it} from 'vitest';
import {brand} from '../brand';
import {inlineSvg} from './inlineSvg';

describe('inlineSvg', () => {
  it('returns a data URL for a small SVG', () => {
    const address = inlineSvg(brand.logo.light) ?? '';
    expect(address).toMatch(/^data:image\/svg\+xml,%3Csvg xmlns='/);
    expect(decodeURIComponent(address)).toContain("fill='#");
    expect(address).not.toMatch(/["#<>]/);
  });

  it('returns nothing for other images', () => {
    expect(inlineSvg('img/social-card.png')).toBeUndefined();
  });

  it('throws when the file is missing', () => {
    expect(() => inlineSvg('img/no-such.svg')).toThrow(/no static\/img\/no-such\.svg.*brand\.ts/);
  });
});

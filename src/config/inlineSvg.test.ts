import {describe, expect, it} from 'vitest';
import {brand} from '../brand';
import {inlineSvg} from './inlineSvg';

describe('inlineSvg', () => {
  it('puts a small picture into its address', () => {
    const address = inlineSvg(brand.logo.light) ?? '';
    expect(address).toMatch(/^data:image\/svg\+xml,%3Csvg xmlns='/);
    expect(decodeURIComponent(address)).toContain("fill='#");
    expect(address).not.toMatch(/["#<>]/);
  });

  it('leaves other pictures to their files', () => {
    expect(inlineSvg('img/social-card.png')).toBeUndefined();
  });

  it('stops where the file is missing', () => {
    expect(() => inlineSvg('img/no-such.svg')).toThrow(/no static\/img\/no-such\.svg.*brand\.ts/);
  });
});

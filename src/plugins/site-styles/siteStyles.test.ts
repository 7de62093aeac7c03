import {describe, expect, it} from 'vitest';
import {colors} from '../../brand';
import {allPlatformIds} from '../../platforms/platforms';
import {createColorRules} from './colorRules';
import {createDemoRules} from './demoRules';
import {createPlatformRules} from './platformRules';

describe('createColorRules', () => {
  it('makes a custom property of each color, and keeps dark ones for screens', () => {
    const light = {...colors.light, accentSoft: '#fff0f0'};
    const css = createColorRules({...colors, light});
    expect(css).toMatch(/:root \{[^}]*--accent-soft: #fff0f0;/);
    expect(css).toMatch(/@media screen \{\s*\[data-theme='dark'\] \{[^}]*--page: /);
  });
});

describe('createPlatformRules', () => {
  it('has rules for every platform of the table', () => {
    const css = createPlatformRules();
    for (const id of allPlatformIds) {
      expect(css).toContain(`> [data-platform-panel]:not([data-platform-panel='${id}'])`);
      expect(css).toContain(`[data-platform-tab='${id}']`);
    }
  });

  it('shows the first panel where the tabs lack the platform', () => {
    expect(createPlatformRules(['tizen'])).toContain(
      "[data-platform-tabs]:not([data-platform-tabs~='tizen']) > [data-platform-panel]:not([data-first])",
    );
  });
});

it('gives a demo the shape that its settings name', () => {
  const css = createDemoRules([
    {name: 'web/portrait', aspect: '9 / 16', minHeight: 0},
    {name: 'examples/basic', aspect: '16 / 9', minHeight: 320},
  ]);
  expect(css).toMatch(/\[data-demo='web\/portrait'\] \{\s*aspect-ratio: 9 \/ 16;\s*\}/);
  expect(css).toMatch(/\[data-demo='examples\/basic'\] \{\s*aspect-ratio: 16 \/ 9;\s*min-height: 320px;\s*\}/);
});

import {expect, it} from 'vitest';
import leanPostCss from '.';

it('takes the preset for old browsers out, and leaves other plugins as they are', () => {
  const {configurePostCss} = leanPostCss();
  const others = [['postcss-nested', {}], {postcssPlugin: 'other'}];
  expect(
    configurePostCss?.({ident: 'postcss', plugins: [[require.resolve('postcss-preset-env'), {}], ...others]}),
  ).toEqual({ident: 'postcss', config: false, plugins: others});
});

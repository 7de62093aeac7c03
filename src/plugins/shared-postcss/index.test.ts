import {expect, it} from 'vitest';
import sharedPostCss from '.';

it('makes a named plugin once for all sheets, and leaves others as they are', () => {
  const {configurePostCss} = sharedPostCss();
  const other = {postcssPlugin: 'other'};
  const configure = () =>
    configurePostCss?.({ident: 'postcss', plugins: [[require.resolve('postcss-preset-env'), {}], other]});
  const [first, second] = [configure(), configure()];
  expect(first).toMatchObject({
    ident: 'postcss',
    config: false,
    plugins: [{postcssPlugin: 'postcss-preset-env'}, other],
  });
  expect(second?.plugins[0]).toBe(first?.plugins[0]);
});

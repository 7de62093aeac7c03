import path from 'node:path';
import {defineConfig} from 'vitest/config';

export default defineConfig({
  resolve: {alias: {'@site': path.resolve(import.meta.dirname ?? __dirname)}},
  esbuild: {jsx: 'automatic'},
  test: {
    include: ['packages/*/{src,tests}/**/*.test.{ts,tsx}', '{src,sidebars,scripts,tests/unit}/**/*.test.{ts,tsx}'],
    testTimeout: 300_000,
    hookTimeout: 600_000,
  },
});

import {defineConfig} from 'vitest/config';

/** Its own suite, as it needs servers that a machine may not have (`npm run hosts`). */
export default defineConfig({
  test: {root: import.meta.dirname ?? __dirname, include: ['*.test.ts'], testTimeout: 20_000, hookTimeout: 60_000},
});

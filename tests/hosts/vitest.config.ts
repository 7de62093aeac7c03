import {defineConfig} from 'vitest/config';

/** Its own suite, as it needs servers that a machine may not have (`npm run hosts`). */
export default defineConfig({
  test: {include: ['tests/hosts/*.test.ts'], testTimeout: 20_000, hookTimeout: 60_000},
});

import {defineConfig} from 'vitest/config';

/** Its own suite, as it needs browsers that a machine may not have (`npm run engines`). The engines run beside each other. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    minWorkers: 2,
  },
});

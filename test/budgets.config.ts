import { defineConfig } from 'vitest/config';

/** The size budgets are read off the built files, so they run after the build and not with the other tests. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/budgets.test.ts', 'test/browsers/*.test.ts'],
    testTimeout: 60_000,
  },
});

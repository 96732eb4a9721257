import { defineConfig } from 'vitest/config';

/** Projects in other frameworks, with the package as built. */
export default defineConfig({
  test: { include: ['test/frameworks/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
});

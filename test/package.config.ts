import { defineConfig } from 'vitest/config';

/** What is published, checked as it was built. */
export default defineConfig({ test: { include: ['test/package/**/*.test.ts'], testTimeout: 120_000 } });

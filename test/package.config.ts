import { defineConfig } from 'vitest/config';

/** Checks what is published, as built. */
export default defineConfig({ test: { include: ['test/package/**/*.test.ts'], testTimeout: 120_000 } });

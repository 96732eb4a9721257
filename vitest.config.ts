import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { alias, plugins } from './build/shared-config.ts';

/** Tests of what knows no page. */
const rules = [
  'test/unit/{analytics,api,attack,cart,demo,extras,i18n,lib,order,sale,sandbox,schema,support,tours,trip}/**/*.test.ts',
  'test/unit/*.test.ts',
  'test/architecture.test.ts',
  'test/locales.test.ts',
];
const onPages = 'test/{unit,elements,screens}/**/*.test.{ts,tsx}';
const forPages = ['test/support/release.ts', 'test/support/clean-page.ts'];
const isolated = 'test/**/*.isolated.test.{ts,tsx}';

export default defineConfig({
  resolve: { alias },
  plugins: plugins({ isBuild: false }),
  test: {
    // More than cores: screens wait more than they calculate.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    globalSetup: 'test/support/provider-setup.ts',
    // Screens wait for a real server, on machines that may be busy.
    testTimeout: 60_000,
    // A query that waits would print the page at every try, which takes a tenth of the time: 7000 shows it.
    env: { DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
    // Bundled, so that its browser location is replaced in tests too.
    server: { deps: { inline: ['wouter'] } },
    tags: [{ name: 'long', description: 'Variants of what other tests show: only in `npm run test:all`.' }],
    // One after another: a worker that shares its page ends when a test of another project is next.
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          setupFiles: 'test/support/release.ts',
          isolate: false,
          sequence: { groupOrder: 0 },
          include: rules,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: './test/support/shared-page.ts',
          isolate: false,
          sequence: { groupOrder: 1 },
          setupFiles: forPages,
          include: [onPages],
          exclude: [...rules, isolated],
        },
      },
      // What replaces modules, or needs a page on which nothing was drawn before, shares nothing.
      {
        extends: true,
        test: {
          name: 'isolated',
          environment: 'happy-dom',
          sequence: { groupOrder: 2 },
          setupFiles: forPages,
          include: [isolated],
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { alias, plugins } from './build/shared-config.ts';

/** Tests of what knows no page. */
const rules = [
  'test/unit/{analytics,attack,cart,demo,extras,i18n,lib,order,sale,sandbox,schema,support,tours,trip}/**/*.test.ts',
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
    // Twice as many as cores: screens wait more than they calculate.
    maxWorkers: '200%',
    pool: 'threads',
    globalSetup: 'test/support/provider-setup.ts',
    // Screens wait for a real server, on machines that may be busy.
    testTimeout: 60_000,
    // A query that waits would print the page at every try, which takes a tenth of the time: 7000 shows it.
    env: { DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
    // Bundled, so that its browser location is replaced in tests too.
    server: { deps: { inline: ['wouter'] } },
    tags: [{ name: 'long', description: 'Variants of what other tests show: only in `npm run test:all`.' }],
    projects: [
      // In processes, because a thread cannot be in a time zone of its own.
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          pool: 'forks',
          setupFiles: 'test/support/release.ts',
          isolate: false,
          include: rules,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: './test/support/shared-page.ts',
          isolate: false,
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
          setupFiles: forPages,
          include: [isolated],
        },
      },
    ],
  },
});

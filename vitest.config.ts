import { defineConfig } from 'vitest/config';
import { alias, plugins } from './build/plugins.ts';

const onPages =
  'test/unit/{api,features,first-form,hosted,options,platform,routing,shared,storefront,ui,views}';

export default defineConfig({
  resolve: { alias },
  plugins: plugins(false),
  test: {
    // Twice as many as cores: screens wait more than they calculate.
    maxWorkers: '200%',
    pool: 'threads',
    globalSetup: 'test/support/provider-setup.ts',
    // Screens wait for a real server, on machines that may be busy.
    testTimeout: 60_000,
    // Bundled, so that its browser location is replaced in tests too.
    server: { deps: { inline: ['wouter'] } },
    tags: [{ name: 'long', description: 'Variants of what other tests show: only in `npm run test:all`.' }],
    projects: [
      // Tests of what knows no page share their workers, and no page is made for them.
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          setupFiles: 'test/support/release.ts',
          isolate: false,
          include: [
            'test/unit/{attack,build,demo,domain,i18n,sandbox,schema,support}/**/*.test.ts',
            'test/unit/*.test.ts',
            'test/architecture.test.ts',
            'test/locales.test.ts',
          ],
        },
      },
      // A page is made for each file, but the workers are shared.
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          setupFiles: 'test/support/release.ts',
          isolate: false,
          include: [`${onPages}/**/*.test.ts`],
        },
      },
      // React and the elements keep the page that they were loaded in, so these files share nothing.
      {
        extends: true,
        test: {
          name: 'elements and screens',
          environment: 'happy-dom',
          setupFiles: ['test/support/release.ts', 'test/support/patient-waits.ts'],
          include: [`${onPages}/**/*.test.tsx`, 'test/{elements,screens}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});

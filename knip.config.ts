import type { KnipConfig } from 'knip';
import { doctor, extraEntries, standaloneEntries, views } from './build/chunks.ts';
import { packageEntries } from './build/npm-package.ts';

/** Finds files, exports and dependencies that nothing uses. */
const config: KnipConfig = {
  entry: [
    ...Object.values(packageEntries),
    ...Object.values(views),
    'elements/loader.ts',
    'elements/declarative-form.ts',
    ...Object.values(extraEntries),
    ...Object.values(standaloneEntries),
    doctor,
    'hosted/page.ts',
    'src/platform/natives/stand-ins.ts',
    'src/routing/no-browser-location.ts',
    'test/{attack,bench}/run.ts',
    'test/**/*.{test,spec}.{ts,tsx}',
    'test/support/{vitest,playwright}-reporter.ts',
    'test/{,support/}*.config.ts',
    'test/pictures/**/*.ts',
    'test/wordpress/wordpress.config.ts',
    'test/wordpress/support/start.ts',
  ],
  // The scripts of the partner pages are named in their HTML. Those under test/package/projects are installed elsewhere.
  project: [
    '{src,elements,hosted,locales,demo,build,docs,test}/**/*.{ts,tsx,vue,svelte}',
    '*.ts',
    '!test/package/projects/**',
    '!test/frameworks/*/**',
  ],
  playwright: { config: 'playwright.config.ts' },
  // An export that only its own file uses needs no export.
  ignoreExportsUsedInFile: false,
  // Demo pages load them as files: `demo/partner-site.ts`.
  ignoreDependencies: ['@hotwired/turbo', 'htmx.org', 'swup'],
  // Of the system, asked for only where they are installed.
  ignoreBinaries: ['openssl', 'dpkg-query', 'dpkg-deb', 'apt-get', 'php', 'mariadb-install-db'],
};

export default config;

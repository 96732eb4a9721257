import { catalogs } from '../../../locales/locales.ts';
import type { Release } from '../../../src/platform/current-release.ts';
import { version } from '../../../src/storefront/version.ts';

/** The release of this script, for `provideRelease`. */
export const release: Release = {
  version,
  catalogs,
  readLocaleFile: async (...args) => {
    const module = await import('../../../src/i18n/read-locale-file.ts');
    await module.readLocaleFile(...args);
  },
};

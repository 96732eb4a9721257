import type { Release } from '../../src/platform/current-release.ts';
import { version } from '../../src/storefront/version.ts';

/** For whatever starts a storefront to provide. */
export const release: Release = {
  version,
  catalogs: {
    en: {
      firstScreen: async () => await import('../../locales/en/first-screen.po'),
      rest: async () => await import('../../locales/en/rest.po'),
    },
    es: {
      firstScreen: async () => await import('../../locales/es/first-screen.po'),
      rest: async () => await import('../../locales/es/rest.po'),
    },
  },
};

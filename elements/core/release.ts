import type { Release } from '../../src/platform/current-release.ts';
import { version } from '../../src/storefront/version.ts';

/** For whatever starts a storefront to provide. */
export const release: Release = {
  version,
  catalogs: {
    en: {
      core: async () => await import('../../locales/en-core.po'),
      others: async () => await import('../../locales/en.po'),
      pieces: async () => await import('../../locales/en-pieces.po'),
    },
    es: {
      core: async () => await import('../../locales/es-core.po'),
      others: async () => await import('../../locales/es.po'),
      pieces: async () => await import('../../locales/es-pieces.po'),
    },
  },
};

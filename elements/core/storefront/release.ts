import { catalogs } from '../../../locales/locales.ts';
import type { Release } from '../../../src/platform/current-release.ts';
import { version } from '../../../src/storefront/version.ts';

/** For whatever starts a storefront to provide. */
export const release: Release = { version, catalogs };

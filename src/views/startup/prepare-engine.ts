import { paths } from '../../routing/paths.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { screens } from '../screens/screens.tsx';
import { prepareStart } from './prepare-start.ts';

/**
 * Like `prepareStart`, but also waits, without a time limit, for the code of the home screen's form, so that the screen renders
 * in one go. Until then, the first form or the placeholder stays.
 */
export function prepareEngine(storefront: Storefront): Promise<unknown> {
  const isHome = storefront.location.path === paths.home();
  // A chunk that fails to load is requested again when the form renders.
  const form = isHome ? screens.home.prefetch?.().catch(() => undefined) : undefined;
  return Promise.all([prepareStart(storefront, 'by-route'), form]);
}

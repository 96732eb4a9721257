import { paths } from '../../routing/paths.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { prepareStart } from './prepare-start.ts';
import { screens } from '../screens/screens.tsx';

/** Includes the code of the home screen's form, so that the screen renders in one go. */
export function prepareEngine(storefront: Storefront): Promise<unknown> {
  const isHome = storefront.location.path === paths.home();
  // A chunk that is lost is requested again when the form is drawn.
  const form = isHome && screens.home.fetch?.().catch(() => undefined);
  return Promise.all([prepareStart(storefront, 'by-route'), form]);
}

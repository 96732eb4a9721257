import { airportsQuery } from '../../api/places.ts';
import type { TransfersBoxOptions } from '../../options/transfers-box-attributes.ts';
import { contextWithoutCurrency, initialLanguage } from '../../storefront/current-session.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { prepareStart } from './prepare-start.ts';

/** Like `prepareStart`, but also requests the airports, so that the form renders with them. */
export function prepareTransfersBox(storefront: Storefront, { mode }: TransfersBoxOptions): Promise<unknown> {
  const context = contextWithoutCurrency(storefront, initialLanguage(storefront));
  const airports = mode === 'P2P' ? undefined : storefront.queryClient.query(airportsQuery(context));
  return prepareStart(storefront, 'first-screen', airports);
}

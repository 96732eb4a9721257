import type { Cart } from '../schema/cart.ts';
import type { ApiContext } from './context.ts';

/** The beginning of the query keys of what the provider said about the lines of any cart. */
export function cartChecksKey({ lang, currency }: ApiContext) {
  return ['cart-check', lang, currency] as const;
}

/** The query key of what the provider said about the lines of a cart in one round of questions. */
export function cartCheckKey(api: ApiContext, { transfers, tours, extras, couponCode }: Cart) {
  return [
    ...cartChecksKey(api),
    {
      transfers: transfers.map(({ id, line }) => ({ id, line })),
      tours: tours.map(({ id, line, page }) => ({ id, line, page })),
      extras: extras.map(({ id, line }) => ({ id, line })),
      couponCode,
    },
  ] as const;
}

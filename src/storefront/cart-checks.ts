import type { Query, QueryClient } from '@tanstack/react-query';
import type { ApiContext } from '../api/context.ts';
import type { CartCheck } from '../cart/cart-check.ts';
import type { Cart } from '../schema/cart.ts';

type CartCheckQuery = Query<CartCheck>;

/** The query key of a check of a cart. */
export function cartCheckKey(api: ApiContext, { transfers, tours, extras, couponCode }: Cart) {
  return [
    ...anyCartCheckKey(api),
    {
      transfers: transfers.map(({ id, line }) => ({ id, line })),
      tours: tours.map(({ id, line, page }) => ({ id, line, page })),
      extras: extras.map(({ id, line }) => ({ id, line })),
      couponCode,
    },
  ] as const;
}

/** The prefix of these keys, for any cart. */
function anyCartCheckKey({ lang, currency }: ApiContext) {
  return ['cart-check', lang, currency] as const;
}

/** The latest check, possibly of an earlier cart: its answers about unchanged lines hold until there are newer ones. */
export function latestCartCheck(queryClient: QueryClient, api: ApiContext): CartCheckQuery | undefined {
  const checks = queryClient
    .getQueryCache()
    .findAll({ queryKey: anyCartCheckKey(api), predicate: ({ state }) => state.data !== undefined });
  let latest: CartCheckQuery | undefined;
  for (const check of checks as unknown as CartCheckQuery[]) {
    if (!latest || check.state.dataUpdatedAt >= latest.state.dataUpdatedAt) latest = check;
  }
  return latest;
}

/** Removes the checks of earlier carts. */
export function removeOtherCartChecks(queryClient: QueryClient, api: ApiContext, kept: CartCheckQuery): void {
  queryClient.removeQueries({
    queryKey: anyCartCheckKey(api),
    predicate: (check) =>
      check.queryHash !== kept.queryHash && check.state.fetchStatus === 'idle' && !check.isActive(),
  });
}

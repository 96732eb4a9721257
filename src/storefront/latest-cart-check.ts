import type { Query, QueryClient } from '@tanstack/react-query';
import { cartChecksKey } from '../api/cart-check-key.ts';
import type { ApiContext } from '../api/context.ts';
import type { CartCheck } from '../cart/cart-check.ts';

type CheckQuery = Query<CartCheck>;

/**
 * The latest answers about a cart of the visitor, perhaps an earlier one: what they say about lines that are still the
 * same holds until there are newer ones.
 */
export function latestCartCheck(queryClient: QueryClient, api: ApiContext): CheckQuery | undefined {
  const answered = queryClient
    .getQueryCache()
    .findAll({ queryKey: cartChecksKey(api), predicate: ({ state }) => state.data !== undefined });
  let latest: CheckQuery | undefined;
  for (const one of answered as unknown as CheckQuery[]) {
    if (!latest || one.state.dataUpdatedAt >= latest.state.dataUpdatedAt) latest = one;
  }
  return latest;
}

/** Forgets the answers about earlier carts. */
export function forgetOtherChecks(queryClient: QueryClient, api: ApiContext, kept: CheckQuery): void {
  queryClient.removeQueries({
    queryKey: cartChecksKey(api),
    predicate: (one) =>
      one.queryHash !== kept.queryHash && one.state.fetchStatus === 'idle' && !one.isActive(),
  });
}

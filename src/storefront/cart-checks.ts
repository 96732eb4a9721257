import type { Query, QueryClient } from '@tanstack/react-query';
import type { ApiContext } from '../api/context.ts';
import type { CartCheck } from '../cart/issues/cart-check.ts';
import type { Cart } from '../schema/cart.ts';

type CartCheckQuery = Query<CartCheck>;

/** The query key of a cart's check, with everything on which the check depends. */
export function cartCheckKey(api: ApiContext, { transfers, tours, extras, couponCode }: Cart) {
  return [
    ...cartCheckPrefix(api),
    {
      transfers: transfers.map(({ id, line }) => ({ id, line })),
      tours: tours.map(({ id, line, page }) => ({ id, line, page })),
      extras: extras.map(({ id, line }) => ({ id, line })),
      couponCode,
    },
  ] as const;
}

/** The latest check, possibly of an earlier cart: its results for unchanged lines stay valid until the next check. */
export function latestCartCheck(queryClient: QueryClient, api: ApiContext): CartCheck | undefined {
  return latestQuery(queryClient, api)?.state.data;
}

/** Changes the results of the latest check, if there is one. */
export function updateLatestCartCheck(
  queryClient: QueryClient,
  api: ApiContext,
  change: Partial<CartCheck>,
): void {
  const query = latestQuery(queryClient, api);
  if (query?.state.data) queryClient.setQueryData(query.queryKey, { ...query.state.data, ...change });
}

function latestQuery(queryClient: QueryClient, api: ApiContext): CartCheckQuery | undefined {
  const queries = queryClient
    .getQueryCache()
    .findAll({ queryKey: cartCheckPrefix(api), predicate: ({ state }) => state.data !== undefined });
  // The key determines the type of the data.
  return (queries as unknown as CartCheckQuery[])
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    .at(-1);
}

/** Removes the checks of earlier carts, except for those that are still displayed or being fetched. */
export function removeEarlierCartChecks(
  queryClient: QueryClient,
  api: ApiContext,
  currentQuery: CartCheckQuery,
): void {
  queryClient.removeQueries({
    queryKey: cartCheckPrefix(api),
    predicate: (query) =>
      query.queryHash !== currentQuery.queryHash && query.state.fetchStatus === 'idle' && !query.isActive(),
  });
}

function cartCheckPrefix({ lang, currency }: ApiContext) {
  return ['cart-check', lang, currency] as const;
}

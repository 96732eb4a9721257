import { cartSummaryQuery, fetchCartSummary } from '../../../api/cart-requests.ts';
import type { ApiContext } from '../../../api/context.ts';
import { extrasQuery } from '../../../api/extras.ts';
import type { CartCheck } from '../../../cart/issues/cart-check.ts';
import { cartCount, wireCart } from '../../../cart/cart-contents.ts';
import type { Cart } from '../../../schema/cart.ts';
import type { PricedCart } from '../../../schema/cart-summary.ts';
import type { Storefront } from '../../storefront.ts';
import { createCheckClient, type CheckClient } from './check-client.ts';
import { checkTour } from './check-tour.ts';
import { checkTransfer } from './check-transfer.ts';
import { fetchDrivingMinutes } from './fetch-driving-minutes.ts';

/** The longest that a round waits for answers. Later ones are ignored. */
const TIMEOUT_MS = 8000;

/** Sends one round of requests about a cart. A request that fails or times out leaves its part of the check undefined. */
export async function fetchCartCheck(
  { state, queryClient }: Storefront,
  api: ApiContext,
  cart: Cart,
  signal: AbortSignal,
): Promise<CartCheck> {
  const at = Date.now();
  const { client, clearTimer } = createCheckClient(queryClient, api, TIMEOUT_MS);
  const { waitForAnswer } = client;
  try {
    const totalsRequest = cartCount(cart) > 0 ? waitForAnswer(fetchTotals(client, cart)) : undefined;
    // Lets the browser paint the cart before the other requests are prepared.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();

    const { searchSessionId } = state.search.state;
    const [totals, transfers, tours, drivingMinutes, extras] = await Promise.all([
      totalsRequest,
      Promise.all(cart.transfers.map((transfer) => checkTransfer(client, transfer, searchSessionId))),
      Promise.all(cart.tours.map((tour) => checkTour(client, tour))),
      // Drives only matter for whether a tour fits between them.
      cart.tours.length > 0
        ? Promise.all(cart.transfers.map((transfer) => fetchDrivingMinutes(client, transfer)))
        : undefined,
      cart.extras.length > 0
        ? waitForAnswer(queryClient.query({ ...extrasQuery(api), staleTime: 0 }))
        : undefined,
    ]);
    return {
      at,
      totals,
      transfers: Object.fromEntries(transfers),
      tours: Object.fromEntries(tours),
      drivingMinutes: drivingMinutes && Object.fromEntries(drivingMinutes),
      extras,
    };
  } finally {
    clearTimer();
  }
}

/**
 * Fetches the totals, which the screen shows as well. A pending request of the screen is shared. Otherwise the totals are
 * fetched by another query, because a failure of the screen's own query would keep the visitor from booking.
 */
async function fetchTotals({ queryClient, api }: CheckClient, cart: Cart): Promise<PricedCart> {
  const lines = wireCart(cart);
  const screenQuery = cartSummaryQuery(api, lines, cart.couponCode);
  const fetchStatus = () => queryClient.getQueryState(screenQuery.queryKey)?.fetchStatus;
  if (fetchStatus() === 'fetching') return queryClient.query({ ...screenQuery, staleTime: 0 });
  const totals = await queryClient.query({
    queryKey: ['fresh', ...screenQuery.queryKey],
    queryFn: ({ signal }) => fetchCartSummary(api, lines, cart.couponCode, signal),
    gcTime: 0,
  });
  if (fetchStatus() === 'idle') queryClient.setQueryData(screenQuery.queryKey, totals);
  return totals;
}

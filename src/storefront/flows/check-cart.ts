import type { QueryClient } from '@tanstack/react-query';
import { snapshot } from 'valtio/vanilla';
import { ApiError } from '../../api/api-error.ts';
import { cartCheckKey } from '../../api/cart-check-key.ts';
import { cartSummaryQuery, freshSummaryQuery } from '../../api/cart.ts';
import type { ApiContext } from '../../api/context.ts';
import { extrasQuery } from '../../api/extras.ts';
import { pickupValidationQuery } from '../../api/pickup.ts';
import { pricesQuery } from '../../api/prices.ts';
import { availabilityQuery, tourQuery } from '../../api/tours.ts';
import { cartCount, wireCart } from '../../domain/cart.ts';
import { cartIssues } from '../../domain/cart-issues.ts';
import type { CartCheck, TourCheck, TransferCheck } from '../../domain/cart-check.ts';
import { legsOf } from '../../domain/legs.ts';
import { tourIdOf } from '../../domain/tour-line.ts';
import { legOfLine } from '../../domain/transfer.ts';
import { tripOfLine } from '../../domain/trip.ts';
import type { Cart, CartTour, CartTransfer } from '../../schema/cart.ts';
import type { PricedCart } from '../../schema/cart-summary.ts';
import { stringifyJson } from '../../schema/json.ts';
import { idText } from '../../schema/wire-values.ts';
import type { StorefrontState } from '../state.ts';
import { adoptPrices } from './accept-prices.ts';

interface Asker {
  readonly state: Pick<StorefrontState, 'cart' | 'search'>;
  readonly queryClient: QueryClient;
  cartIssues?: typeof cartIssues;
}

/** A round must end: what is answered later is unknown to it. */
const ANSWER_WITHIN_MS = 8000;

/**
 * Asks the provider once about every line of the cart. Questions that fail have no answer, and no consequence. If the
 * answers change what is known against the lines, `changed` is called once they are in the cache. From the first round on
 * the storefront knows the rules by which answers are read, which would be too much for every page.
 */
export async function checkCart(storefront: Asker, api: ApiContext, changed: () => void): Promise<CartCheck> {
  storefront.cartIssues = cartIssues;
  const { state, queryClient } = storefront;
  const check = await askAboutCart(storefront, api);
  const known = queryClient.getQueryCache().find<CartCheck>({ queryKey: cartCheckKey(api) });
  const before = known?.state.data ? cartIssues(state.cart.state, known.state.data) : {};
  known?.setData(check, { manual: true });
  if (stringifyJson(before) !== stringifyJson(cartIssues(state.cart.state, check))) changed();
  return check;
}

async function askAboutCart({ state, queryClient }: Asker, api: ApiContext): Promise<CartCheck> {
  const at = Date.now();
  const cart: Cart = snapshot(state.cart.state);
  const { searchSessionId } = state.search.state;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ANSWER_WITHIN_MS);
  });
  const ask: Ask = (question) => Promise.race([question.catch(() => undefined), tooLate]);
  const client = { queryClient, api, ask };
  const [totals, transfers, tours, extras] = await Promise.all([
    cartCount(cart) > 0 ? ask(presentTotals(queryClient, api, cart)) : undefined,
    Promise.all(cart.transfers.map((kept) => checkTransfer(client, kept, searchSessionId))),
    Promise.all(cart.tours.map((kept) => checkTour(client, kept))),
    cart.extras.length > 0 ? ask(queryClient.query({ ...extrasQuery(api), staleTime: 0 })) : undefined,
  ]);
  clearTimeout(timer);
  if (totals) adoptPrices(state.cart, totals);
  return {
    at,
    totals,
    transfers: Object.fromEntries(transfers),
    tours: Object.fromEntries(tours),
    extras,
  };
}

type Ask = <Answer>(question: Promise<Answer>) => Promise<Answer | undefined>;

interface Client {
  queryClient: QueryClient;
  api: ApiContext;
  ask: Ask;
}

/**
 * The totals, which the screen shows as well: a new answer replaces its old one, but a failure leaves that alone, so that
 * it does not keep anybody from booking.
 */
async function presentTotals(queryClient: QueryClient, api: ApiContext, cart: Cart): Promise<PricedCart> {
  const question = cartSummaryQuery(api, wireCart(cart), cart.couponCode);
  const shown = () => queryClient.getQueryCache().find<PricedCart>({ queryKey: question.queryKey });
  if (shown()?.state.fetchStatus === 'fetching') return queryClient.query({ ...question, staleTime: 0 });
  const totals = await queryClient.query(freshSummaryQuery(api, wireCart(cart), cart.couponCode));
  if (shown()?.state.fetchStatus === 'idle') shown()?.setData(totals, { manual: true });
  return totals;
}

async function checkTransfer(
  { queryClient, api, ask }: Client,
  { id, line }: CartTransfer,
  sessionToken: string,
): Promise<[string, TransferCheck]> {
  const { from, to, adults, kids } = tripOfLine(line);
  const { serviceDatetime: serviceDateTime, returnDatetime: returnDateTime, priceSelected } = line;
  const wireRefs = { from: line.pickupPlace.ref, to: line.dropoffPlace.ref };
  const question = { from, to, serviceDateTime, returnDateTime, adults, kids };
  const prices = queryClient.query({
    ...pricesQuery(api, question, { sessionToken, wireRefs }),
    staleTime: 0,
  });
  const pickups = legsOf(line.tripType, line.roundtrip).map(async ({ name }) => {
    const { datetime } = legOfLine(line, name);
    if (datetime === null) return undefined;
    const pickup = { price: priceSelected.ref, pickupDatetime: datetime.slice(0, -3) };
    const verdict = await ask(queryClient.query({ ...pickupValidationQuery(api, pickup), staleTime: 0 }));
    return verdict && { leg: name, ...verdict };
  });
  const [answer, verdicts] = await Promise.all([ask(prices), Promise.all(pickups)]);
  const known = verdicts.filter((verdict) => verdict !== undefined);
  return [id, { line, options: answer?.options, pickups: known }];
}

async function checkTour(
  { queryClient, api, ask }: Client,
  { id, line, page }: CartTour,
): Promise<[string, TourCheck]> {
  const tourId = tourIdOf(line);
  if (tourId === undefined) return [id, { line, tour: undefined, times: undefined }];
  const { tourDate: date, adults, kids } = line;
  const [tour, times] = await Promise.all([
    ask(
      queryClient
        .query({ ...tourQuery(api, page?.tour ?? idText(tourId), page?.category), staleTime: 0 })
        .catch((error: unknown) => (isMissing(error) ? ('gone' as const) : undefined)),
    ),
    ask(queryClient.query({ ...availabilityQuery(api, tourId, { date, adults, kids }), staleTime: 0 })),
  ]);
  return [id, { line, tour, times }];
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

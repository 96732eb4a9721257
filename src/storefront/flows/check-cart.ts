import type { QueryClient } from '@tanstack/react-query';
import { snapshot } from 'valtio/vanilla';
import { cartSummaryQuery, fetchCartSummary } from '../../api/cart-requests.ts';
import type { ApiContext } from '../../api/context.ts';
import { extrasQuery } from '../../api/extras.ts';
import { pickupValidationQuery } from '../../api/pickup.ts';
import { airportsQuery, placeQuery } from '../../api/places.ts';
import { pricesQuery } from '../../api/prices.ts';
import { cartCount, wireCart } from '../../cart/cart-contents.ts';
import { cartIssues } from '../../cart/issues/cart-issues.ts';
import type { CartCheck, IssuesByLine, TransferCheck } from '../../cart/issues/cart-check.ts';
import { legsOf } from '../../trip/legs.ts';
import { amountsDiffer } from '../../lib/money.ts';
import { cartFingerprint } from '../../order/fingerprints.ts';
import { legOfLine, tripOfLine } from '../../trip/transfer-line.ts';
import { tripToQuery } from '../../trip/search/trip-query.ts';
import { partyOf } from '../../schema/party.ts';
import { isAirport } from '../../trip/trip-problem.ts';
import type { Cart, CartTransfer } from '../../schema/cart.ts';
import type { PricedCart } from '../../schema/cart-summary.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { sortedJson, stringifyJson } from '../../lib/json.ts';
import { cartCheckKey, latestCartCheck, removeOtherCartChecks } from '../cart-checks.ts';
import { adoptPrices } from './accept-prices.ts';
import { currentSession } from '../current-session.ts';
import type { Storefront } from '../storefront.ts';
import { checkTours, type Ask, type Client } from './check-tours.ts';

/** A round has to end; later answers are ignored. */
const ANSWER_WITHIN_MS = 8000;

/** The totals on screen, and the fingerprint of the cart to which they belong. */
export interface ShownTotals {
  cart: string;
  totals: PricedCart;
}

interface Round {
  cart: Cart;
  /** When the round was requested, if totals were shown. */
  shown: ShownTotals | undefined;
  changed: () => void;
  /** Aborted once the result is no longer needed: the cart has changed, or is out of view. */
  signal: AbortSignal;
}

/**
 * Asks the provider once about every line of the cart. Failed requests are ignored. If the answers change the known issues,
 * or the total, `changed` is called once they are in the cache. A total that changes for another reason than its lines'
 * prices has to be accepted. Stale answers, about a cart or currency that has changed or an order that was sent, are ignored
 * as well. From the first round on, the storefront has the rules that read a check, which are too large for every page.
 */
export async function checkCart(
  storefront: Storefront,
  api: ApiContext,
  { cart, shown, changed, signal }: Round,
): Promise<CartCheck> {
  storefront.cartIssues = cartIssues;
  const { state, queryClient } = storefront;
  const queryKey = cartCheckKey(api, cart);
  const check = await askAboutCart(storefront, api, cart, signal);
  const present = cartCheckKey(currentSession(storefront).api, snapshot(state.cart.state));
  const isPresent = sortedJson(present) === sortedJson(queryKey);
  const known = queryClient.getQueryCache().find<CartCheck>({ queryKey });
  if (signal.aborted || !isPresent || !known || state.checkout.isSent()) return check;
  if (check.totals) adoptPrices(state.cart, check.totals);
  const earlier = latestCartCheck(queryClient, api)?.state.data;
  const before = earlier ? cartIssues(state.cart.state, earlier) : {};
  known.setData(check, { manual: true });
  removeOtherCartChecks(queryClient, api, known);
  const issues = cartIssues(state.cart.state, check);
  const asked = cartFingerprint(cart);
  const isNewTotal = shown?.cart === asked && hasNewTotal(shown.totals, check.totals, issues);
  if (isNewTotal) {
    const { currency, summary } = shown.totals;
    state.checkout.changePrice({ before: { total: summary.total, currency }, cart: asked });
  }
  if (isNewTotal || stringifyJson(before) !== stringifyJson(issues)) changed();
  return check;
}

/** Lines whose prices have changed show that themselves. */
function hasNewTotal(shown: PricedCart, now: PricedCart | undefined, issues: IssuesByLine): boolean {
  if (shown.currency !== now?.currency) return false;
  const isSaid = Object.values(issues).some((ofLine) => ofLine.some(({ code }) => code === 'price-changed'));
  return !isSaid && amountsDiffer(shown.summary.total, now.summary.total);
}

async function askAboutCart(
  { state, queryClient }: Storefront,
  api: ApiContext,
  cart: Cart,
  signal: AbortSignal,
): Promise<CartCheck> {
  const at = Date.now();
  const { searchSessionId } = state.search.state;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ANSWER_WITHIN_MS);
  });
  const ask: Ask = (question) => Promise.race([question.catch(() => undefined), timeout]);
  const client = { queryClient, api, ask };
  const askedTotals = cartCount(cart) > 0 ? ask(presentTotals(queryClient, api, cart)) : undefined;
  // Lets the browser paint the cart before the other requests are prepared.
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
  const [totals, transfers, withTours, extras] = await Promise.all([
    askedTotals,
    Promise.all(cart.transfers.map((kept) => checkTransfer(client, kept, searchSessionId))),
    cart.tours.length > 0 ? checkTours(client, cart) : undefined,
    cart.extras.length > 0 ? ask(presentExtras(queryClient, api)) : undefined,
  ]);
  clearTimeout(timer);
  return {
    at,
    totals,
    transfers: Object.fromEntries(transfers),
    extras,
    tours: {},
    ...withTours,
  };
}

function presentExtras(queryClient: QueryClient, api: ApiContext) {
  return queryClient.query({ ...extrasQuery(api), staleTime: 0 });
}

/**
 * The totals, which the screen shows as well. A new answer replaces the cached one; a failure leaves it in place, so that it
 * does not keep the visitor from booking.
 */
async function presentTotals(queryClient: QueryClient, api: ApiContext, cart: Cart): Promise<PricedCart> {
  const question = cartSummaryQuery(api, wireCart(cart), cart.couponCode);
  const shown = () => queryClient.getQueryState(question.queryKey)?.fetchStatus;
  if (shown() === 'fetching') return queryClient.query({ ...question, staleTime: 0 });
  const totals = await queryClient.query({
    queryKey: ['fresh', ...question.queryKey],
    queryFn: ({ signal }) => fetchCartSummary(api, wireCart(cart), cart.couponCode, signal),
    gcTime: 0,
  });
  if (shown() === 'idle') queryClient.setQueryData(question.queryKey, totals);
  return totals;
}

async function checkTransfer(
  { queryClient, api, ask }: Client,
  { id, line }: CartTransfer,
  sessionToken: string,
): Promise<[string, TransferCheck]> {
  const trip = tripOfLine(line);
  const { serviceDatetime: serviceDateTime, returnDatetime: returnDateTime, priceSelected } = line;
  const { from, to } = tripToQuery(trip);
  const wireRefs = { from: trip.from, to: trip.to };
  const question = { from, to, serviceDateTime, returnDateTime, ...partyOf(trip) };
  const prices = queryClient.query({
    ...pricesQuery(api, question, { sessionToken, wireRefs }),
    staleTime: 0,
  });
  const pickups = legsOf(line.tripType, line.roundtrip).map(async ({ name }) => {
    const { pickupAt } = legOfLine(line, name);
    if (pickupAt === '') return undefined;
    const pickup = { price: priceSelected.ref, pickupDatetime: pickupAt };
    const verdict = await ask(queryClient.query({ ...pickupValidationQuery(api, pickup), staleTime: 0 }));
    return verdict && { leg: name, ...verdict };
  });
  const [answer, verdicts, hasNoAirport] = await Promise.all([
    ask(prices),
    Promise.all(pickups),
    ask(lacksAirport({ queryClient, api }, line)),
  ]);
  const known = verdicts.filter((verdict) => verdict !== undefined);
  const isRefused = known.some(({ valid }) => !valid);
  const timeZone = isRefused ? await zoneOf({ queryClient, api, ask }, line) : undefined;
  return [id, { line, options: answer?.options, pickups: known, hasNoAirport, timeZone }];
}

async function zoneOf({ queryClient, api, ask }: Client, { pickupPlace, dropoffPlace }: TransferLine) {
  const [from, to] = await Promise.all(
    [pickupPlace, dropoffPlace].map(({ ref }) => ask(queryClient.query(placeQuery(api, ref)))),
  );
  return from?.timezone ?? to?.timezone;
}

/** Whether the end that must be an airport is not one. A place with an airport code is one, without a request. */
async function lacksAirport(
  { queryClient, api }: Pick<Client, 'queryClient' | 'api'>,
  { tripType, pickupPlace, dropoffPlace }: TransferLine,
): Promise<boolean> {
  const end = { A2H: pickupPlace, H2A: dropoffPlace, P2P: undefined }[tripType];
  if (!end || end.iata) return false;
  const [place, airports] = await Promise.all([
    queryClient.query(placeQuery(api, end.ref)),
    queryClient.query(airportsQuery(api)),
  ]);
  return isAirport(place, airports) === false;
}

import type { QueryClient } from '@tanstack/react-query';
import { snapshot } from 'valtio/vanilla';
import { cartCheckKey } from '../../api/cart-check-key.ts';
import { cartSummaryQuery, fetchCartSummary } from '../../api/cart-requests.ts';
import type { ApiContext } from '../../api/context.ts';
import { extrasQuery } from '../../api/extras.ts';
import { pickupValidationQuery } from '../../api/pickup.ts';
import { airportsQuery, placeQuery } from '../../api/places.ts';
import { pricesQuery } from '../../api/prices.ts';
import { cartCount, wireCart } from '../../cart/cart-contents.ts';
import { cartIssues } from '../../cart/cart-issues.ts';
import type { CartCheck, IssuesByLine, TransferCheck } from '../../cart/cart-check.ts';
import { legsOf } from '../../trip/legs.ts';
import { amountsDiffer } from '../../lib/money.ts';
import { cartFingerprint } from '../../order/order.ts';
import { legOfLine, tripOfLine } from '../../trip/transfer-line.ts';
import { queryOfTrip } from '../../trip/trip-query.ts';
import { partyOf } from '../../schema/party.ts';
import { isAirport } from '../../trip/trip-fault.ts';
import type { Cart, CartTransfer } from '../../schema/cart.ts';
import type { PricedCart } from '../../schema/cart-summary.ts';
import type { TransferLine } from '../../schema/transfer.ts';
import { sortedJson, stringifyJson } from '../../lib/json.ts';
import { forgetOtherChecks, latestCartCheck } from '../latest-cart-check.ts';
import { adoptPrices } from './accept-prices.ts';
import { currentSession } from '../current-session.ts';
import type { Storefront } from '../storefront.ts';
import { checkTours, type Ask, type Client } from './check-tours.ts';

/** A round must end: what is answered later is unknown to it. */
const ANSWER_WITHIN_MS = 8000;

/** The totals on screen, and the fingerprint of the cart to which they belong. */
export interface ShownTotals {
  cart: string;
  totals: PricedCart;
}

interface Round {
  cart: Cart;
  /** When it was asked for, if there were any. */
  shown: ShownTotals | undefined;
  changed: () => void;
  /** Aborted once nobody waits for it any longer: its cart is not the visitor's any more, or not in view. */
  signal: AbortSignal;
}

/**
 * Asks the provider once about every line of the cart. Questions that fail have no answer, and no consequence. If the
 * answers change what is known against the lines, or the total, `changed` is called once they are in the cache. A total
 * that moves for another reason than its lines has to be accepted. Answers about a cart or in a currency that has changed
 * since, or about one that was ordered, have no consequence either. From the first round on the storefront knows the rules
 * by which answers are read, which would be too much for every page.
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
  forgetOtherChecks(queryClient, api, known);
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

/** Lines whose prices have changed say so themselves. */
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
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ANSWER_WITHIN_MS);
  });
  const ask: Ask = (question) => Promise.race([question.catch(() => undefined), tooLate]);
  const client = { queryClient, api, ask };
  const askedTotals = cartCount(cart) > 0 ? ask(presentTotals(queryClient, api, cart)) : undefined;
  // Yields, so that the browser can paint the cart before the other requests are prepared.
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
 * The totals, which the screen shows as well: a new answer replaces its old one, but a failure leaves that alone, so that
 * it does not keep anybody from booking.
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
  const { from, to } = queryOfTrip(trip);
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

/** Whether the end that has to be an airport is none; a code shows that it is one, and nothing is asked. */
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

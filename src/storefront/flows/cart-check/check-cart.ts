import { snapshot } from 'valtio/vanilla';
import type { ApiContext } from '../../../api/context.ts';
import type { CartCheck } from '../../../cart/issues/cart-check.ts';
import { cartIssues, type IssuesByLine } from '../../../cart/issues/cart-issues.ts';
import { sortedJson, stringifyJson } from '../../../lib/json.ts';
import { amountsDiffer } from '../../../lib/money.ts';
import { cartFingerprint } from '../../../order/fingerprints.ts';
import { totalOf, type Total } from '../../../order/total.ts';
import type { Cart } from '../../../schema/cart.ts';
import type { PricedCart } from '../../../schema/cart-summary.ts';
import { cartCheckKey, latestCartCheck, removeEarlierCartChecks } from '../../cart-checks.ts';
import { currentSession } from '../../current-session.ts';
import type { Storefront } from '../../storefront.ts';
import { adoptPrices } from '../accept-prices.ts';
import { fetchCartCheck } from './fetch-cart-check.ts';

interface CheckRound {
  cart: Cart;
  /** The cart's totals on screen when the round was requested; undefined if there were none. */
  displayedTotals: PricedCart | undefined;
  /** Called once the answers are in the cache, if they have changed the issues or the total. */
  onChange: () => void;
  /** Aborted once the result is no longer needed: the cart has changed, or is out of view. */
  signal: AbortSignal;
}

/**
 * Checks every line of the cart with the provider, and caches the answers. A total that has changed for another reason than
 * the prices of its lines has to be accepted. Stale answers are returned, but change neither the cart nor the checkout.
 */
export async function checkCart(
  storefront: Storefront,
  api: ApiContext,
  { cart, displayedTotals, onChange, signal }: CheckRound,
): Promise<CartCheck> {
  // Set here, because the rules that derive issues from a check are too large to load with every page.
  storefront.cartIssues = cartIssues;
  const { state, queryClient } = storefront;
  const queryKey = cartCheckKey(api, cart);
  const check = await fetchCartCheck(storefront, api, cart, signal);
  const query = queryClient.getQueryCache().find<CartCheck>({ queryKey });
  if (!query || signal.aborted || isStale(storefront, queryKey)) return check;

  if (check.totals) adoptPrices(state.cart, check.totals);
  const previous = latestCartCheck(queryClient, api);
  const previousIssues = previous ? cartIssues(state.cart.state, previous) : {};
  query.setData(check, { manual: true });
  removeEarlierCartChecks(queryClient, api, query);

  const issues = cartIssues(state.cart.state, check);
  const replacedTotal = displayedTotals && findReplacedTotal(displayedTotals, check.totals, issues);
  if (replacedTotal)
    state.checkout.changePrice({ before: replacedTotal, cartFingerprint: cartFingerprint(cart) });
  if (replacedTotal || stringifyJson(previousIssues) !== stringifyJson(issues)) onChange();
  return check;
}

/** Whether the cart, the language or the currency has changed since a check was requested, or the order was sent. */
function isStale(storefront: Storefront, queryKey: readonly unknown[]): boolean {
  const { cart, checkout } = storefront.state;
  const currentKey = cartCheckKey(currentSession(storefront).api, snapshot(cart.state));
  return checkout.isSending() || sortedJson(currentKey) !== sortedJson(queryKey);
}

/**
 * Returns the earlier total if it has changed, but no line has an issue about its price. If one has, the visitor accepts the
 * new price there.
 */
function findReplacedTotal(
  displayed: PricedCart,
  current: PricedCart | undefined,
  issues: IssuesByLine,
): Total | undefined {
  const hasPriceIssue = Object.values(issues)
    .flat()
    .some(({ code }) => code === 'price-changed');
  const { currency, summary } = displayed;
  const hasChanged = current?.currency === currency && amountsDiffer(summary.total, current.summary.total);
  return hasChanged && !hasPriceIssue ? totalOf(displayed) : undefined;
}

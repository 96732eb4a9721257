import { useState } from 'react';
import { isBlocking } from '../../../cart/issues/blocking-issues.ts';
import type { CartCheck, IssuesByLine } from '../../../cart/issues/cart-check.ts';
import { itinerary, type ItineraryLine } from '../../../cart/itinerary.ts';
import type { Cart } from '../../../schema/cart.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useCartCheck } from './use-cart-check.ts';

/** The issues that the last check of the cart found, and the first line whose issue blocks the order. */
export function useCartIssues() {
  const storefront = useStorefront();
  const cart = useCart();
  const [focusedIssue, setFocusedIssue] = useState<{ line: string }>();
  const { check, checkNow } = useCartCheck();
  const issuesIn = (checkedCart: Cart, result: CartCheck | undefined) =>
    (result && storefront.cartIssues?.(checkedCart, result)) ?? {};
  const issues = issuesIn(cart, check);
  const firstBlockedLine = (checkedCart: Cart, issuesByLine: IssuesByLine): ItineraryLine | undefined =>
    itinerary(checkedCart).find(({ cartLine }) => issuesByLine[cartLine.id]?.some(isBlocking));
  const goTo = (item: ItineraryLine | undefined) => {
    if (item) setFocusedIssue({ line: item.cartLine.id });
  };
  const blocking = firstBlockedLine(cart, issues);
  return {
    check,
    issues,
    /** The line whose issues should be focused; a new object for every request. */
    focusedIssue,
    /** The first line that cannot be booked unchanged. */
    blocking,
    goToBlocking: () => goTo(blocking),
    goTo,
    /** Waits for a check of a cart. A failed check does not block the order, which the provider validates anyway. */
    checkNow: async (cartToCheck: Cart) => {
      const result = await checkNow(cartToCheck);
      const issuesNow = issuesIn(cartToCheck, result);
      return { blocking: firstBlockedLine(cartToCheck, issuesNow), totals: result?.totals };
    },
  };
}

/** The last check of the cart and its issues. */
export type CartKnowledge = ReturnType<typeof useCartIssues>;

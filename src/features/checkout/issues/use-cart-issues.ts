import { useState } from 'react';
import { isBlocking } from '../../../cart/issues/blocking-issues.ts';
import type { CartCheck, IssuesByLine } from '../../../cart/issues/cart-check.ts';
import { itinerary, type ItineraryLine } from '../../../cart/itinerary.ts';
import type { Cart } from '../../../schema/cart.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useCartCheck } from './use-cart-check.ts';

/** The issues that the last round found, and which of them block the order. */
export function useCartIssues() {
  const storefront = useStorefront();
  const cart = useCart();
  const [focusedIssue, setFocusedIssue] = useState<{ line: string }>();
  const { check, checkNow } = useCartCheck();
  const issuesIn = (known: CartCheck | undefined, of: Cart) =>
    (known && storefront.cartIssues?.(of, known)) ?? {};
  const issues = issuesIn(check, cart);
  /** The first line that cannot be booked unchanged. */
  const firstBlocking = (found: IssuesByLine, of: Cart): ItineraryLine | undefined =>
    itinerary(of).find(({ kept }) => found[kept.id]?.some(isBlocking));
  const goTo = (item: ItineraryLine | undefined) => {
    if (item) setFocusedIssue({ line: item.kept.id });
  };
  const blocking = firstBlocking(issues, cart);
  return {
    check,
    issues,
    /** The line to focus; a new object for every request. */
    focusedIssue,
    blocking,
    goToBlocking: () => goTo(blocking),
    goTo,
    /** Waits for a round about a cart. A failed round does not block the order, which the provider validates anyway. */
    checkNow: async (asked: Cart) => {
      const data = await checkNow(asked);
      return { blocking: firstBlocking(issuesIn(data, asked), asked), totals: data?.totals };
    },
  };
}
export type CartKnowledge = ReturnType<typeof useCartIssues>;

import { useState } from 'react';
import { isBlocking } from '../../domain/blocking-issues.ts';
import type { Amount } from '../../domain/checkout.ts';
import type { CartCheck, IssuesByLine } from '../../domain/cart-check.ts';
import { itinerary, type ItineraryLine } from '../../domain/itinerary.ts';
import { useStorefront } from '../../shared/storefront-context.ts';
import { useCart } from '../../shared/use-cart.ts';
import { useCartCheck } from './use-cart-check.ts';

/** What the last round of questions says about the lines, and what must be settled before the order is sent. */
export function useCartIssues() {
  const storefront = useStorefront();
  const cart = useCart();
  const [settleFirst, setSettleFirst] = useState<{ line: string }>();
  const { check, checkNow } = useCartCheck();
  const issuesIn = (known: CartCheck | undefined) => (known && storefront.cartIssues?.(cart, known)) ?? {};
  const issues = issuesIn(check);
  /** The first line that cannot be booked as it is. */
  const firstBlocking = (found: IssuesByLine): ItineraryLine | undefined =>
    itinerary(cart).find(({ kept }) => found[kept.id]?.some(isBlocking));
  const goTo = (item: ItineraryLine | undefined) => {
    if (item) setSettleFirst({ line: item.kept.id });
  };
  const blocking = firstBlocking(issues);
  return {
    check,
    issues,
    /** The line to which the focus goes, another object for every time. */
    settleFirst,
    blocking,
    goToBlocking: () => goTo(blocking),
    /**
     * Waits for a round of questions; false if something has to be settled first, to which the focus then goes. A failed
     * round is no obstacle: the provider has the last word when it receives the order.
     */
    checkNow: async (): Promise<{ ok: boolean; total: Amount | undefined }> => {
      const data = await checkNow();
      const first = firstBlocking(issuesIn(data));
      goTo(first);
      const totals = data?.totals;
      return {
        ok: !first,
        total: totals && { total: totals.summary.total, currency: totals.currency },
      };
    },
  };
}
export type CartKnowledge = ReturnType<typeof useCartIssues>;

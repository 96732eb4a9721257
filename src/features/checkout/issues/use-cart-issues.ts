import { useState } from 'react';
import { isBlocking } from '../../../cart/issues/blocking-issues.ts';
import type { CartCheck } from '../../../cart/issues/cart-check.ts';
import { cartIssues, type IssuesByLine } from '../../../cart/issues/cart-issues.ts';
import { itinerary, type ItineraryLine } from '../../../cart/itinerary.ts';
import type { Cart } from '../../../schema/cart.ts';
import { useCart } from '../../../shared/cart/use-cart.ts';
import { useCartCheck } from './use-cart-check.ts';

/** The issues that the last check of the cart found, and the lines that cannot be booked because of them. */
export function useCartIssues() {
  const cart = useCart();
  const [lineToFocus, setLineToFocus] = useState<string>();
  const { check, checkNow } = useCartCheck();
  const byLine = issuesIn(cart, check);
  const blocking = blockingLines(cart, byLine);
  const [blockingLine] = blocking;
  const focusLine = ({ cartLine }: ItineraryLine) => setLineToFocus(cartLine.id);
  return {
    check,
    byLine,
    /** The id of the line whose issues should receive the focus, until `onLineFocused` is called. */
    lineToFocus,
    onLineFocused: () => setLineToFocus(undefined),
    blockingLines: blocking,
    /** The first of them. */
    blockingLine,
    focusLine,
    focusBlockingLine: () => {
      if (blockingLine) focusLine(blockingLine);
    },
    /** Checks a cart again before it is ordered. A failed check does not block the order, which the provider validates anyway. */
    recheck: async (cartToCheck: Cart) => {
      const result = await checkNow(cartToCheck);
      const issues = issuesIn(cartToCheck, result);
      return { blockingLine: blockingLines(cartToCheck, issues)[0], totals: result?.totals };
    },
  };
}

/** The last check of the cart and its issues. */
export type CartIssues = ReturnType<typeof useCartIssues>;

function issuesIn(cart: Cart, check: CartCheck | undefined): IssuesByLine {
  return check ? cartIssues(cart, check) : {};
}

/** The lines that cannot be booked unchanged. */
function blockingLines(cart: Cart, issues: IssuesByLine): ItineraryLine[] {
  return itinerary(cart).filter(({ cartLine }) => issues[cartLine.id]?.some(isBlocking));
}

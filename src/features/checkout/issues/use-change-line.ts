import { useLingui } from '@lingui/react/macro';
import { sortedJson } from '../../../lib/json.ts';
import type { CartChangeReason } from '../../../schema/events.ts';
import { useReportCartChange } from '../../../shared/cart/use-cart.ts';
import { useApi } from '../../../shared/storefront/session-context.ts';
import { useStorefront } from '../../../shared/storefront/storefront-context.ts';
import { cartCheckKey } from '../../../storefront/cart-checks.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';

/** Long enough to read the message. */
const TOAST_MS = 4000;

/**
 * Returns a function that repairs a line of the cart: it applies a change, reports it, and triggers another check. It does
 * nothing while the line is part of a pending order.
 */
export function useChangeLine(id: string, onRepaired: () => void) {
  const { t } = useLingui();
  const { state, queryClient } = useStorefront();
  const { cart, checkout } = state;
  const api = useApi();
  const reportCartChange = useReportCartChange();
  const showToast = useToast();

  return (reason: CartChangeReason, applyChange: () => void): void => {
    if (checkout.isLocked(id)) return;
    const previousKey = sortedJson(cartCheckKey(api, cart.state));
    applyChange();
    reportCartChange(reason);
    showToast({ message: t`Your cart has been updated.`, durationMs: TOAST_MS });
    onRepaired();
    // A changed key triggers the check by itself; an accepted price leaves the key unchanged.
    const queryKey = cartCheckKey(api, cart.state);
    if (sortedJson(queryKey) === previousKey)
      void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  };
}

/** Returns a function that accepts the new total of a tour or an extra; a transfer contains a price that changes with it. */
export function useAcceptPrice(id: string, onRepaired: () => void) {
  const { cart } = useStorefront().state;
  const { currency } = useApi();
  const changeLine = useChangeLine(id, onRepaired);
  return (total: number): void => changeLine('issue', () => cart.acceptPrice(id, { total, currency }));
}

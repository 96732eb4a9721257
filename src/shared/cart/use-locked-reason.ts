import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { lockedLineIds } from '../../order/checkout-slice.ts';
import { useStorefront } from '../storefront/storefront-context.ts';

/**
 * Returns a function that tells why a line cannot be changed while an order is pending. Without a line, the answer applies to
 * everything that affects the whole order, such as the coupon. It is undefined if changes are allowed.
 */
export function useLockedReason(): (lineId?: string) => string | undefined {
  const lockedMessage = useLockedMessage();
  const { submission } = useSnapshot(useStorefront().state.checkout.state);
  return (lineId) => {
    const lockedIds = lockedLineIds(submission);
    if (!lockedIds || (lineId !== undefined && !lockedIds.includes(lineId))) return undefined;
    return lockedMessage;
  };
}

/** The message about a pending order. */
export function useLockedMessage(): string {
  const { t } = useLingui();
  return t`Your booking is being sent and cannot be changed now.`;
}

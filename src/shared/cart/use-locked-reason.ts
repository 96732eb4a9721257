import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { lockedLines } from '../../order/checkout-slice.ts';
import { useStorefront } from '../storefront/storefront-context.ts';

/**
 * Why a pending order cannot be changed: for one of its lines, or for what applies to all of them. Undefined if changes
 * are allowed.
 */
export function useLockedReason(): (line?: string) => string | undefined {
  const lockedText = useLockedText();
  const { submission } = useSnapshot(useStorefront().state.checkout.state);
  return (line) => {
    const lines = lockedLines(submission);
    if (!lines || (line !== undefined && !lines.includes(line))) return undefined;
    return lockedText;
  };
}

export function useLockedText(): string {
  const { t } = useLingui();
  return t`Your booking is being sent and cannot be changed now.`;
}

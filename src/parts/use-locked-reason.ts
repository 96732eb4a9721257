import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { useStorefront } from './storefront.ts';

/**
 * Why nothing of an order can be changed while it is under way: for one of its lines, or for what counts for all of
 * them. Undefined where a change is free.
 */
export function useLockedReason(): (line?: string) => string | undefined {
  const { t } = useLingui();
  const { submission } = useSnapshot(useStorefront().state.cart.state);
  return (line) => {
    if (submission.status !== 'sending') return undefined;
    if (line !== undefined && !submission.lines.includes(line)) return undefined;
    return t`Your order is being sent: it cannot be changed now.`;
  };
}

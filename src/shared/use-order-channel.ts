import { useEffect, useRef, type RefObject } from 'react';
import type { OrderTabs } from './order-channel.ts';
import { useStorefront } from './storefront-context.ts';

/**
 * A duplicated tab has a copy of the cart, so tabs share what they have sent, as fingerprints: nothing personal leaves
 * the tab, and nothing is stored. Without a channel between tabs, nothing is shared.
 */
export function useOrderChannel(isWanted: boolean): RefObject<OrderTabs | undefined> {
  const storefront = useStorefront();
  const channel = useRef<OrderTabs>(undefined);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    let leave: (() => void) | undefined;
    void import('./order-channel.ts').then(
      ({ joinOrderChannel }) => {
        if (isGone) return;
        const joined = joinOrderChannel(storefront);
        channel.current = joined;
        leave = joined.leave;
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      leave?.();
    };
  }, [storefront, isWanted]);
  return channel;
}

import { useEffect, useRef, type RefObject } from 'react';
import type { OrderChannel } from './order-channel.ts';
import { useStorefront } from './storefront.ts';

/**
 * A tab that is duplicated takes its cart along. So tabs tell each other what they have sent, by fingerprints: nothing
 * personal leaves the tab, and nothing is stored. Where the browser has no channel between tabs, each is on its own.
 */
export function useOrderChannel(isWanted: boolean): RefObject<OrderChannel | undefined> {
  const storefront = useStorefront();
  const channel = useRef<OrderChannel>(undefined);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    void import('./order-channel.ts').then(
      ({ createOrderChannel }) => {
        if (isGone) return;
        channel.current = createOrderChannel(storefront);
        stop = channel.current.open();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [storefront, isWanted]);
  return channel;
}

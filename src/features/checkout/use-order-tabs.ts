import { useEffect, useRef } from 'react';
import { useStorefront } from '../../parts/storefront.ts';
import type { OrderChannel, OrderTabs } from './order-channel.ts';

/**
 * A tab that is duplicated takes its cart along. So the tabs that show a cart tell each other what they have sent, by
 * fingerprints: nothing personal leaves the tab, and nothing is stored. Where the browser has no channel between tabs, each
 * is on its own.
 */
export function useOrderTabs(): OrderTabs {
  const storefront = useStorefront();
  const channel = useRef<OrderChannel>(undefined);
  useEffect(() => {
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
  }, [storefront]);
  return {
    inTurn: (work) => channel.current?.inTurn(work) ?? work(),
    ask: () => channel.current?.ask() ?? Promise.resolve([]),
    publish: () => channel.current?.publish(),
  };
}

import { useEffect, useRef } from 'react';
import { useStorefront } from '../../parts/storefront.ts';
import type { OrderLine, OrderTabs } from './order-line.ts';

/**
 * A tab that is duplicated takes its cart along. So the tabs that show a cart tell each other what they have sent, by
 * fingerprints: nothing personal leaves the tab, and nothing is stored. Where the line cannot be had, each is on its own.
 */
export function useOrderTabs(): OrderTabs {
  const storefront = useStorefront();
  const line = useRef<OrderLine>(undefined);
  useEffect(() => {
    let stop: (() => void) | 'gone' | undefined;
    void import('./order-line.ts').then(
      ({ createLine }) => {
        if (stop === 'gone') return;
        line.current = createLine(storefront);
        stop = line.current.open();
      },
      () => undefined,
    );
    return () => {
      if (typeof stop === 'function') stop();
      stop = 'gone';
    };
  }, [storefront]);
  return {
    inTurn: (work) => line.current?.inTurn(work) ?? work(),
    ask: () => line.current?.ask() ?? Promise.resolve([]),
    tell: () => line.current?.tell(),
  };
}

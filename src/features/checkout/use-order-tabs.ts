import type { OrderTabs } from '../../shared/order-channel.ts';
import { useOrderChannel } from '../../shared/use-order-channel.ts';

/** Other tabs that may have a copy of this cart. */
export function useOrderTabs(): OrderTabs {
  const channel = useOrderChannel(true);
  return {
    inTurn: (work) => channel.current?.inTurn(work) ?? work(),
    ask: () => channel.current?.ask() ?? Promise.resolve([]),
    publish: () => channel.current?.publish(),
  };
}

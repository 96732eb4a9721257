import type { OrderTabs } from '../../parts/order-channel.ts';
import { useOrderChannel } from '../../parts/use-order-channel.ts';

/** The other tabs that may have a copy of the cart that stands here. */
export function useOrderTabs(): OrderTabs {
  const channel = useOrderChannel(true);
  return {
    inTurn: (work) => channel.current?.inTurn(work) ?? work(),
    ask: () => channel.current?.ask() ?? Promise.resolve([]),
    publish: () => channel.current?.publish(),
  };
}

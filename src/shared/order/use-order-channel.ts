import { useLayoutEffect } from 'react';
import { useStorefront } from '../storefront/storefront-context.ts';
import { orderChannelOf, type OrderTabs } from './order-channel.ts';

/** The connection to other tabs, which may have a copy of this cart. It is open while the component is mounted. */
export function useOrderTabs(): OrderTabs {
  const channel = orderChannelOf(useStorefront());
  // A layout effect, so that no order can be sent before.
  useLayoutEffect(() => channel.join(), [channel]);
  return channel;
}

import { useLayoutEffect } from 'react';
import { useStorefront } from '../storefront/storefront-context.ts';
import { orderChannelOf, type OrderChannel } from './order-channel.ts';

/** The connection to other tabs, which may have a copy of this cart. It is open while the component is mounted. */
export function useOrderChannel(): OrderChannel {
  const channel = orderChannelOf(useStorefront());
  // In a layout effect, so that the tab has joined before an order can be sent.
  useLayoutEffect(() => channel.join(), [channel]);
  return channel;
}

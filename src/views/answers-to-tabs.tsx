import { useSnapshot } from 'valtio/react';
import { useStorefront } from '../parts/storefront.ts';
import { useOrderChannel } from '../parts/use-order-channel.ts';

/** Another tab with a copy of the cart hears what was sent of it, whichever screen stands here by then. */
export function AnswersToTabs() {
  const { attempts } = useSnapshot(useStorefront().state.cart.state);
  useOrderChannel(attempts.length > 0);
  return null;
}

import { useSnapshot } from 'valtio/react';
import { useStorefront } from '../shared/storefront-context.ts';
import { useOrderChannel } from '../shared/use-order-channel.ts';

/** Answers other tabs with a copy of the cart about what was sent, whichever screen is shown. */
export function AnswersToTabs() {
  const { attempts } = useSnapshot(useStorefront().state.order.state);
  useOrderChannel(attempts.length > 0);
  return null;
}

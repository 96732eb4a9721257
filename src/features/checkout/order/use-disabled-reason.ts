import { useLingui } from '@lingui/react/macro';
import { lineName } from '../../../cart/itinerary.ts';
import { useOnline } from '../../../shared/storefront/use-online.ts';
import type { CartTotals } from '../cart/use-cart-totals.ts';
import type { CartIssues } from '../issues/use-cart-issues.ts';
import type { NewPrice } from './use-new-price.ts';

interface OrderConditions {
  cartIssues: CartIssues;
  currentTotals: CartTotals['currentTotals'];
  newPrice: NewPrice | undefined;
}

/** The reason why the order cannot be sent now, for the buttons that send it; undefined if it can. */
export function useDisabledReason({
  cartIssues,
  currentTotals,
  newPrice,
}: OrderConditions): string | undefined {
  const { t } = useLingui();
  const isOnline = useOnline();
  const blockingMessage = useBlockingMessage(cartIssues);
  if (!isOnline) return t`You are offline. You can book once you are back online.`;
  if (!currentTotals) return t`The total is still being updated.`;
  return newPrice ? t`Please accept the new total first.` : blockingMessage;
}

/** The message about the line that blocks the order, if there is one. */
export function useBlockingMessage({ blockingLine }: CartIssues): string | undefined {
  const { t } = useLingui();
  const first = blockingLine && lineName(blockingLine);
  return first === undefined ? undefined : t`Please resolve this first: ${first}`;
}

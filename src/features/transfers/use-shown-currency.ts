import { useState } from 'react';
import { useSession } from '../../parts/session-context.ts';

/** The currency of the prices on screen: after a switch still the last one, until the new prices are there. */
export function useShownCurrency(awaitsPrices: boolean): string {
  const { currency } = useSession();
  const [shown, setShown] = useState(currency);
  if (!awaitsPrices && shown !== currency) setShown(currency);
  return awaitsPrices ? shown : currency;
}

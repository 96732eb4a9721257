import { useState } from 'react';
import { fittingOptions } from '../../domain/prices.ts';
import type { PriceOption } from '../../schema/price-option.ts';

/**
 * The options to show. While new prices are on their way, those that have just become too small stay in their place, so
 * that a visitor who adds a passenger sees which ones go.
 */
export function useLeavingOptions(
  options: readonly PriceOption[],
  passengers: number,
  awaitsPrices: boolean,
): PriceOption[] {
  const [answeredFor, setAnsweredFor] = useState(passengers);
  if (!awaitsPrices && answeredFor !== passengers) setAnsweredFor(passengers);
  return fittingOptions(options, awaitsPrices ? Math.min(answeredFor, passengers) : passengers);
}

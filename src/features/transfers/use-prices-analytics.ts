import { listEvent, transferNotFoundEvent } from '../../domain/analytics.ts';
import { priceOptionItem } from '../../domain/analytics-items.ts';
import { fittingOptions } from '../../domain/prices.ts';
import { useSession } from '../../parts/session-context.ts';
import { useTrack, useTrackOnce } from '../../parts/use-analytics.ts';
import type { Place } from '../../schema/place.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import type { Trip } from '../../schema/transfer.ts';

const list = { id: 'transfers', name: 'Transfers' };

interface AnsweredSearch {
  from: Place | undefined;
  to: Place | undefined;
  /** Undefined while an answer is awaited. */
  options: readonly PriceOption[] | undefined;
  passengers: number;
  /** Tells one answer from another. */
  answeredAt: number;
}

/** Tells analytics what a search found, once for each answer. Returns what to call when an option is chosen. */
export function usePricesAnalytics(search: AnsweredSearch): (option: PriceOption, trip: Trip) => void {
  const { from, to, options, passengers, answeredAt } = search;
  const { currency } = useSession();
  const track = useTrack();
  const fitting = fittingOptions(options ?? [], passengers).map((option) => priceOptionItem(option));
  const nothingSold = options?.length === 0 && from && to;
  const found = fitting.length > 0 ? listEvent('view_item_list', list, currency, fitting) : undefined;
  useTrackOnce(nothingSold ? transferNotFoundEvent(from, to) : found, String(answeredAt));
  return (option, trip) => track(listEvent('select_item', list, currency, [priceOptionItem(option, trip)]));
}

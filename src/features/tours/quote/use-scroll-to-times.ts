import { useEffect, useRef, type RefObject } from 'react';
import type { LocalDate } from '../../../lib/local-date.ts';
import { bringIntoView } from '../../../platform/element/bring-into-view.ts';
import type { QuoteModel } from './use-quote.ts';

/**
 * Returns a function to call with each date that is chosen. It scrolls the times of another date into view once they have
 * loaded, and with them, if both fit, the button that ends the form.
 */
export function useScrollToTimes(
  { times, choices }: QuoteModel,
  timesRef: RefObject<HTMLElement | null>,
  endRef: RefObject<HTMLElement | null>,
): (chosenDate: LocalDate) => void {
  const isRequested = useRef(false);
  useEffect(() => {
    if (times.isPending || !isRequested.current) return;
    isRequested.current = false;
    for (const { current } of [endRef, timesRef]) if (current) bringIntoView(current, 'nearest');
    // Also runs for another date, whose times may be cached and thus never pending.
  }, [times.isPending, choices.date, timesRef, endRef]);
  return (chosenDate) => {
    // The same date has no times to load: a later change of the party, which reloads them, must not scroll.
    if (chosenDate !== choices.date) isRequested.current = true;
  };
}

import { useEffect, useRef, type RefObject } from 'react';
import { bringIntoView } from '../../../platform/element/bring-into-view.ts';
import type { QuoteModel } from './use-quote.ts';

/** Returns a function that scrolls the times into view once they have loaded, because the bar with the total may hide them. */
export function useScrollToTimes(
  { times, choices }: QuoteModel,
  timesRef: RefObject<HTMLElement | null>,
): () => void {
  const isRequested = useRef(false);
  useEffect(() => {
    if (times.isPending || !isRequested.current) return;
    isRequested.current = false;
    if (timesRef.current) bringIntoView(timesRef.current, 'nearest');
    // Also runs for another date, whose times may be cached and thus never pending.
  }, [times.isPending, choices.date, timesRef]);
  return () => {
    isRequested.current = true;
  };
}

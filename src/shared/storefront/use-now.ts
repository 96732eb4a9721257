import { useMemo, useSyncExternalStore } from 'react';
import { toLocalDate } from '../../lib/dates.ts';
import type { LocalDate } from '../../lib/local-date.ts';

const MINUTE_MS = 60_000;

/** The visitor's clock, to the minute, against which lead times are checked. */
export function useNow(): Date {
  const minute = useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE_MS));
  return useMemo(() => new Date(minute * MINUTE_MS), [minute]);
}

/**
 * Today where the trip takes place, if its time zone is known; otherwise the visitor's today. Only for rendering: requests and
 * actions check dates against `currentDate`, because browsers may suspend a tab, and this value with it, for days.
 */
export function useToday(timeZone?: string): LocalDate {
  return toLocalDate(useNow(), timeZone);
}

function everyMinute(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, MINUTE_MS);
  return () => clearInterval(timer);
}

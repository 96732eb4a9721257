import { useMemo, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The visitor's clock, to the minute, against which lead times are checked. */
export function useNow(): Date {
  const minute = useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE_MS));
  return useMemo(() => new Date(minute * MINUTE_MS), [minute]);
}

function everyMinute(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, MINUTE_MS);
  return () => clearInterval(timer);
}

import { pause } from '../../../src/platform/pause.ts';
import type { LayoutShift, LongFrame } from '../../vitals/vitals.ts';

/** How long the browser may take to hand out what it has recorded, in milliseconds. */
const DELIVERY_MS = 100;

interface RecordedTypes {
  'layout-shift': LayoutShift;
  'long-animation-frame': LongFrame;
}

/** What this browser has recorded of a type since the page began to load; undefined if it does not record that. */
export async function recordedEntries<Type extends keyof RecordedTypes>(
  type: Type,
): Promise<RecordedTypes[Type][] | undefined> {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const entries: RecordedTypes[Type][] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) entries.push(entry as PerformanceEntry & RecordedTypes[Type]);
  });
  observer.observe({ type, buffered: true });
  await pause(DELIVERY_MS);
  observer.disconnect();
  return entries;
}

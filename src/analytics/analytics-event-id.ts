import { fingerprint } from '../lib/fingerprint.ts';
import type { AnalyticsEvent } from '../schema/analytics.ts';

/**
 * The event's id, by which receivers discard duplicates. A purchase has the same id however often it is reported, because
 * that is derived from its `transaction_id`; the id of any other event contains `newId`.
 */
export function analyticsEventId({ event, params }: AnalyticsEvent, newId: string): string {
  const reference = params['transaction_id'];
  return `${event}-${typeof reference === 'string' ? fingerprint(reference) : newId}`;
}

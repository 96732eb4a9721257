import { fingerprint } from '../lib/fingerprint.ts';
import type { AnalyticsEvent } from '../schema/analytics.ts';

/**
 * The event's id, by which receivers discard duplicates. A purchase has the same id each time the visitor opens its
 * confirmation, derived from the order's reference; any other event has the new id.
 */
export function analyticsEventId({ event, params }: AnalyticsEvent, newId: string): string {
  const reference = params['transaction_id'];
  return `${event}-${typeof reference === 'string' ? fingerprint(reference) : newId}`;
}

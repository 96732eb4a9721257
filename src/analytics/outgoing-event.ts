import { fingerprint } from '../lib/fingerprint.ts';
import type { AnalyticsEvent } from '../schema/analytics.ts';
import type { EventLabels } from '../schema/event-labels.ts';

/** The event with the placement as the affiliation of each of its items. */
export function withAffiliation(event: AnalyticsEvent, { placement }: EventLabels): AnalyticsEvent {
  const { items } = event.params;
  if (placement === undefined || !items) return event;
  return {
    ...event,
    params: { ...event.params, items: items.map((item) => ({ ...item, affiliation: placement })) },
  };
}

/**
 * The id by which receivers discard duplicates. For a purchase it derives from the reference, so that revisiting the
 * confirmation does not count as a second purchase.
 */
export function analyticsEventId({ event, params }: AnalyticsEvent, newId: string): string {
  const reference = params['transaction_id'];
  return `${event}-${typeof reference === 'string' ? fingerprint(reference) : newId}`;
}

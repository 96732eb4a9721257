import { fingerprint } from '../lib/fingerprint.ts';
import type { AnalyticsEvent } from '../schema/analytics.ts';
import type { EventLabels } from '../schema/event-labels.ts';

/** Adds the placement to each item of an event, as its affiliation. */
export function withAffiliation(event: AnalyticsEvent, { placement }: EventLabels): AnalyticsEvent {
  const { items } = event.params;
  if (placement === undefined || !items) return event;
  return {
    ...event,
    params: { ...event.params, items: items.map((item) => ({ ...item, affiliation: placement })) },
  };
}

/**
 * The event's id, by which receivers discard duplicates. A purchase has the same id each time the visitor opens its
 * confirmation, derived from the order's reference.
 */
export function analyticsEventId({ event, params }: AnalyticsEvent, newId: string): string {
  const reference = params['transaction_id'];
  return `${event}-${typeof reference === 'string' ? fingerprint(reference) : newId}`;
}

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

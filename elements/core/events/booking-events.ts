import { eventLabelsOf, type EventLabels } from '../../../src/schema/event-labels.ts';
import type { BookingEventDetails, BookingEventName } from '../../../src/schema/events.ts';

/** The detail of an event as received by listeners. The labels are those of the element where the visitor started. */
export type BookingEventDetail<Name extends BookingEventName> = {
  v: 1;
} & EventLabels &
  BookingEventDetails[Name];

/** The events that listeners receive, by name. */
export type BookingEventMap = { [Name in BookingEventName]: CustomEvent<BookingEventDetail<Name>> };

/* oxlint-disable typescript/no-empty-object-type -- the browser's own maps are extended with our events */
declare global {
  interface HTMLElementEventMap extends BookingEventMap {}
  interface DocumentEventMap extends BookingEventMap {}
  interface WindowEventMap extends BookingEventMap {}
}
/* oxlint-enable typescript/no-empty-object-type */

/** Dispatches a booking event; returns false if a listener cancelled it. */
export function emitBookingEvent<Name extends BookingEventName>(
  target: EventTarget,
  name: Name,
  detail: BookingEventDetails[Name],
  labels: EventLabels = {},
): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, {
      detail: publicDetail(detail, labels),
      bubbles: true,
      composed: true,
      cancelable: cancelableEvents.includes(name),
    }),
  );
}

const cancelableEvents: readonly BookingEventName[] = [
  'booking-open',
  'booking-close',
  'booking-redirect',
  'booking-analytics',
];

/** A redirect's URL may contain a sale token, so it is non-enumerable and does not appear when the detail is logged. */
function publicDetail<Detail extends object>(detail: Detail, labels: EventLabels): { v: 1 } & Detail {
  const copy = { v: 1 as const, ...detail, ...eventLabelsOf(labels) };
  if ('url' in detail) Object.defineProperty(copy, 'url', { value: detail.url, enumerable: false });
  return copy;
}

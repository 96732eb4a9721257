import type { BookingEventDetails, BookingEventName } from '../src/schema/events.ts';

/** The detail of an event as a listener gets it. */
export type BookingEventDetail<Name extends BookingEventName> = { v: 1 } & BookingEventDetails[Name];

const cancelable: readonly BookingEventName[] = [
  'booking-open',
  'booking-close',
  'booking-redirect',
  'booking-analytics',
];

/** Dispatches a booking event; false when a listener cancelled it. */
export function emitBookingEvent<Name extends BookingEventName>(
  target: EventTarget,
  name: Name,
  detail: BookingEventDetails[Name],
): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, {
      detail: versioned(detail),
      bubbles: true,
      composed: true,
      cancelable: cancelable.includes(name),
    }),
  );
}

/** A redirect's URL may hold a key to the sale: it is there for who asks by name, and in no log of the detail. */
function versioned<Detail extends object>(detail: Detail): { v: 1 } & Detail {
  const copy = { v: 1 as const, ...detail };
  if ('url' in detail) Object.defineProperty(copy, 'url', { value: detail.url, enumerable: false });
  return copy;
}

import type {} from 'booking-elements/jsx';
import { TransfersBox } from 'booking-elements/react';

/** What the types must reject: if a line compiles, the expectation above it becomes an error. */
export const mistakes = [
  // @ts-expect-error -- not a mode
  <TransfersBox key="1" apiBase="https://api.example.com/widget" mode="sideways" />,
  // @ts-expect-error -- not a number of people
  <TransfersBox key="2" adults="many" />,
  // @ts-expect-error -- an attribute of another element
  <booking-engine key="3" layout="row" />,
  // @ts-expect-error -- the event has no such detail
  <TransfersBox key="4" onBookingReady={({ detail }) => detail.total} />,
];

/** Listeners have the types of our events by name, wherever they are added. */
export function listenToPage(note: (text: string) => void) {
  document.addEventListener('booking-complete', ({ detail }) => note(detail.confirmationRef));
  document
    .querySelector('transfers-box')
    ?.addEventListener('booking-open', ({ detail }) => note(detail.path));
  // @ts-expect-error -- no event names a visitor
  window.addEventListener('booking-complete', ({ detail }) => note(detail.customer));
  // @ts-expect-error -- a reason that there is not
  window.addEventListener('booking-close', ({ detail }) => note(detail.reason satisfies 'tired'));
}

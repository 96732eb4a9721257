import type {} from 'booking-elements/jsx';
import { TransfersBox } from 'booking-elements/react';

/** What the types must refuse: a line that they take makes the expectation above it the error. */
export const mistakes = [
  // @ts-expect-error -- not a mode
  <TransfersBox key="1" apiBase="https://api.example.com/widget" mode="sideways" />,
  // @ts-expect-error -- not a number of people
  <TransfersBox key="2" adults="many" />,
  // @ts-expect-error -- an attribute of another element
  <booking-engine key="3" airport="CUN" />,
  // @ts-expect-error -- the event has no such detail
  <TransfersBox key="4" onBookingReady={({ detail }) => detail.total} />,
];

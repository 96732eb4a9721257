import type { BookingEventDetail } from './events.ts';

/** Dispatches `booking-error` from an element whose view, which has all other events, is not there. */
export function reportError(target: EventTarget, detail: BookingEventDetail<'booking-error'>): void {
  target.dispatchEvent(new CustomEvent('booking-error', { detail, bubbles: true, composed: true }));
}

/** A file of the script did not arrive, though it was asked for twice. */
export function reportLoadFailure(target: Element, error: unknown): void {
  console.error(`[${target.localName}]`, error, 'Are its chunks beside the script?');
  reportError(target, { v: 1, code: 'network', phase: 'load', retryable: true });
}

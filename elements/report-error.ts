import type { BookingErrorCode } from '../src/schema/events.ts';

/** Dispatches `booking-error` from an element whose view, which has all other events, is not there. */
export function reportError(
  target: EventTarget,
  code: BookingErrorCode,
  phase: string,
  retryable: boolean,
): void {
  const detail = { v: 1, code, phase, retryable };
  target.dispatchEvent(new CustomEvent('booking-error', { detail, bubbles: true, composed: true }));
}

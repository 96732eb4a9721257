import type { BookingEventDetail } from './events.ts';

/** Dispatches `booking-error` from an element without a view, which dispatches all other events. */
export function reportError(target: EventTarget, what: BookingEventDetail<'booking-error'>): void {
  const { placement } = target as { placement?: unknown };
  const isKnown = typeof placement === 'string' && placement !== '' && Array.from(placement).length <= 64;
  const detail = { ...what, ...(isKnown && { placement }) };
  target.dispatchEvent(new CustomEvent('booking-error', { detail, bubbles: true, composed: true }));
}

/** A file of the script failed to load twice. */
export function reportLoadFailure(target: Element, error: unknown): void {
  console.error(`[${target.localName}]`, error, 'Are its chunks next to the script?');
  reportError(target, { v: 1, code: 'network', phase: 'load', retryable: true });
}

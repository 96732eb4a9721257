import { replacedByPage } from '../../src/platform/natives/replaced-by-page.ts';
import type { BookingEventDetail } from './booking-events.ts';

/** Dispatches `booking-error` from an element without a view, which dispatches all other events. */
export function reportError(target: EventTarget, what: BookingEventDetail<'booking-error'>): void {
  const { placement } = target as { placement?: unknown };
  const isKnown = typeof placement === 'string' && placement !== '' && Array.from(placement).length <= 64;
  const detail = { ...what, ...(isKnown && { placement }) };
  target.dispatchEvent(new CustomEvent('booking-error', { detail, bubbles: true, composed: true }));
}

/** A file of the script failed to load twice, or what it does fails on this page. */
export function reportStartFailure(target: Element, error: unknown): void {
  if (isLoadFailure(error)) {
    console.error(`[${target.localName}]`, error, 'Are its chunks next to the script?');
    reportError(target, { v: 1, code: 'network', phase: 'load', retryable: true });
  } else {
    console.error(`[${target.localName}] could not start on this page.`, error, replacedByPage());
    reportError(target, { v: 1, code: 'config', phase: 'start', retryable: false });
  }
}

/** As browsers word it when a module cannot be fetched, or is not one. */
function isLoadFailure(error: unknown): boolean {
  return /imported module|Importing a module|MIME type|SyntaxError/.test(String(error));
}

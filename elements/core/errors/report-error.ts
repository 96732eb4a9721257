import { labelsOf } from '../../../src/schema/event-labels.ts';
import { describeReplacedNatives } from '../../../src/platform/natives/replaced-natives.ts';
import type { BookingEventDetail } from '../events/booking-events.ts';

/** Dispatches `booking-error` from an element without a view, which dispatches all other events. */
export function reportError(target: EventTarget, detail: BookingEventDetail<'booking-error'>): void {
  target.dispatchEvent(
    new CustomEvent('booking-error', {
      detail: { ...detail, ...labelsOf(target) },
      bubbles: true,
      composed: true,
    }),
  );
}

/** A file of the script failed to load twice, or fails to run on this page. */
export function reportStartFailure(target: Element, error: unknown): void {
  if (isLoadFailure(error)) {
    console.error(`[${target.localName}]`, error, 'Are its chunks next to the script?');
    reportError(target, { v: 1, code: 'network', phase: 'load', retryable: true });
  } else {
    console.error(`[${target.localName}] could not start on this page.`, error, describeReplacedNatives());
    reportError(target, { v: 1, code: 'config', phase: 'start', retryable: false });
  }
}

/** As browsers word it when a module cannot be fetched, or is not one. */
function isLoadFailure(error: unknown): boolean {
  return /imported module|Importing a module|MIME type|SyntaxError/.test(String(error));
}

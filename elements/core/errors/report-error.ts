import { describeReplacedNatives } from '../../../src/platform/natives/describe-replaced-natives.ts';
import { eventLabelsOf } from '../../../src/schema/event-labels.ts';
import type { BookingEventDetails } from '../../../src/schema/events.ts';

/**
 * Dispatches `booking-error` for an element that has no view to dispatch it. Every page downloads this code, so it does without
 * what `emitBookingEvent` needs for other events.
 */
export function reportError(target: EventTarget, detail: BookingEventDetails['booking-error']): void {
  target.dispatchEvent(
    new CustomEvent('booking-error', {
      detail: { v: 1, ...detail, ...eventLabelsOf(target) },
      bubbles: true,
      composed: true,
    }),
  );
}

/** Reports that a chunk failed to load twice, or does not run on this page. */
export function reportStartFailure(target: Element, error: unknown): void {
  if (isLoadFailure(error)) {
    console.error(`[${target.localName}]`, error, 'Are its chunks next to the script?');
    reportError(target, { code: 'network', phase: 'load', retryable: true });
  } else {
    console.error(`[${target.localName}] could not start on this page.`, error, describeReplacedNatives());
    reportError(target, { code: 'config', phase: 'start', retryable: false });
  }
}

/** Whether an error says that a module could not be fetched, or was no script, in the words of any browser. */
function isLoadFailure(error: unknown): boolean {
  return /imported module|Importing a module|MIME type|SyntaxError/.test(String(error));
}

import { emitBookingEvent } from './events.ts';

/**
 * Defines an element. Where the page has it already, from another version or another form of the script, the first
 * definition stays and the page is told.
 */
export function defineElement(
  tag: string,
  elementClass: CustomElementConstructor & { version: string },
): void {
  const first = customElements.get(tag) as { version?: string } | undefined;
  if (!first) {
    customElements.define(tag, elementClass);
    return;
  }
  console.warn(
    `[${tag}] This page already has <${tag}> from version ${first.version ?? 'unknown'}; version ${elementClass.version} leaves it as it is. Load the script once.`,
  );
  emitBookingEvent(document.querySelector(tag) ?? document, 'booking-error', {
    code: 'version-conflict',
    phase: 'start',
    retryable: false,
  });
}

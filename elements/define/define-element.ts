import { addedToObjects } from '../../src/platform/natives/added-to-objects.ts';
import { brokenNatives, brokenNativesMessage } from '../../src/platform/natives/broken-natives.ts';
import { reportUndefined } from './report-undefined.ts';

/**
 * Defines an element. If another version or form of the script has already defined it, that definition stays and the page is
 * notified. If the page's scripts have broken what we need, it stays undefined and shows its fallback content.
 */
export function defineElement(
  tag: string,
  elementClass: CustomElementConstructor & { version: string },
): void {
  // Server-side rendering imports this file, too.
  if (!(globalThis as { document?: Document }).document) return;
  const broken = brokenNatives();
  if (broken.length > 0) {
    reportBrokenNatives(broken);
    return;
  }
  try {
    customElements.define(tag, elementClass);
    if (!isDefined(tag)) throw new Error('customElements.define defined nothing');
  } catch (error) {
    reportUndefined(tag, elementClass, error);
  }
}

/** If a page's script has replaced `define`, it may have defined a class derived from ours, which only an element reveals. */
function isDefined(tag: string): boolean {
  return customElements.get(tag) !== undefined || 'storefront' in document.createElement(tag);
}

let hasReported = false;

/** Only in the console, once for all tags: events may be what is broken. */
function reportBrokenNatives(broken: readonly string[]): void {
  if (hasReported) return;
  hasReported = true;
  const added = addedToObjects();
  console.error(
    `[booking-elements] ${brokenNativesMessage(broken)}`,
    ...(added.length > 0 ? [`They have added to every object: ${added.join(', ')}.`] : []),
  );
}

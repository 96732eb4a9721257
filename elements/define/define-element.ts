import { objectPrototypeChanges } from '../../src/platform/natives/object-prototype-changes.ts';
import { brokenNatives, brokenNativesMessage } from '../../src/platform/natives/broken-natives.ts';
import { openRequestedDoctor } from '../core/doctor-loader.ts';
import { reportUndefinedElement } from './report-undefined-element.ts';

/**
 * Defines an element. If another copy of the script, whatever its version, has already defined it, that definition stays and
 * the page is notified. If the page's scripts have broken what we need, the element stays undefined and shows its fallback
 * content.
 */
export function defineElement(
  tag: string,
  elementClass: CustomElementConstructor & { version: string },
): void {
  // Server-side rendering imports this file, too.
  if (!(globalThis as { document?: Document }).document) return;
  openRequestedDoctor();
  const broken = brokenNatives();
  if (broken.length > 0) {
    reportBrokenNatives(broken);
    return;
  }
  try {
    customElements.define(tag, elementClass);
    if (!isDefined(tag)) throw new Error('customElements.define defined nothing');
  } catch (error) {
    reportUndefinedElement(tag, elementClass, error);
  }
}

/** Whether a tag is defined. A script that has replaced `define` may hide it from `get`, but not from a new element. */
function isDefined(tag: string): boolean {
  return customElements.get(tag) !== undefined || 'storefront' in document.createElement(tag);
}

let hasReported = false;

/** Logs what is broken, once for all tags. Dispatches no event, because events may be broken too. */
function reportBrokenNatives(broken: readonly string[]): void {
  if (hasReported) return;
  hasReported = true;
  const added = objectPrototypeChanges();
  console.error(
    `[booking-elements] ${brokenNativesMessage(broken)}`,
    ...(added.length > 0 ? [`They have added to every object: ${added.join(', ')}.`] : []),
  );
}

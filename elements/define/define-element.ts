import { addedToObjects } from '../../src/platform/natives/added-to-objects.ts';
import { brokenNatives, brokenNativesMessage } from '../../src/platform/natives/broken-natives.ts';
import { warnUndefined } from './version-conflict.ts';

/**
 * Defines an element. If another version or form of the script has already defined it, that definition stays and the page is
 * notified. If the page's scripts have taken names that we need, it stays undefined and shows its fallback content.
 */
export function defineElement(
  tag: string,
  elementClass: CustomElementConstructor & { version: string },
): void {
  // On a server there is nothing to define.
  if (!(globalThis as { document?: Document }).document) return;
  const broken = brokenNatives();
  if (broken.length > 0) {
    sayOnce(broken);
    return;
  }
  try {
    customElements.define(tag, elementClass);
    if (!isDefined(tag)) throw new Error('customElements.define defined nothing');
  } catch (error) {
    warnUndefined(tag, elementClass, error);
  }
}

/** Its class may be one that a page's script has derived from ours. */
function isDefined(tag: string): boolean {
  return customElements.get(tag) !== undefined || 'storefront' in document.createElement(tag);
}

let hasSaid = false;

/** No event is dispatched: it may be events that do not work. */
function sayOnce(broken: readonly string[]): void {
  if (hasSaid) return;
  hasSaid = true;
  const added = addedToObjects();
  console.error(
    `[booking-elements] ${brokenNativesMessage(broken)}`,
    ...(added.length > 0 ? [`They have added to every object: ${added.join(', ')}.`] : []),
  );
}

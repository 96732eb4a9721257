import { brokenNatives } from '../../src/platform/broken-natives.ts';

/**
 * Defines an element. If the page already has it, from another version or form of the script, the first definition
 * stays and the page is notified. If the page's scripts have taken names that we need, it is not defined: what is inside
 * the tag stays.
 */
export function defineElement(
  tag: string,
  elementClass: CustomElementConstructor & { version: string },
): void {
  // On a server there is nothing to define.
  const definitions = (globalThis as { customElements?: CustomElementRegistry }).customElements;
  if (!definitions) return;
  const broken = brokenNatives();
  if (broken.length > 0) {
    sayOnce(broken);
    return;
  }
  try {
    definitions.define(tag, elementClass);
  } catch (error) {
    void import('./rarely-needed.ts').then((m) => m.warnUndefined(tag, elementClass, error));
  }
}

let hasSaid = false;

/** No event is dispatched: it may be events that do not work. */
function sayOnce(broken: readonly string[]): void {
  if (hasSaid) return;
  hasSaid = true;
  const names = broken.join(', ');
  console.error(`[booking-elements] Scripts of this page have replaced what we cannot do without: ${names}.`);
}

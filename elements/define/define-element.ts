/**
 * Defines an element. If the page already has it, from another version or form of the script, the first definition
 * stays and the page is notified.
 */
export function defineElement(
  tag: string,
  elementClass: CustomElementConstructor & { version: string },
): void {
  // On a server there is nothing to define.
  const definitions = (globalThis as { customElements?: CustomElementRegistry }).customElements;
  try {
    definitions?.define(tag, elementClass);
  } catch {
    void import('./rarely-needed.ts').then((m) => m.warnVersionConflict(tag, elementClass));
  }
}

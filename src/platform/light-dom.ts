/**
 * A container in an element's light DOM, projected into its shadow root by a slot of that name: for scripts of others
 * that look their container up in the document, and bring styles that only reach there.
 */
export function addSlottedContainer(host: HTMLElement, slot: string): HTMLElement {
  const container = host.ownerDocument.createElement('div');
  container.slot = slot;
  host.append(container);
  return container;
}

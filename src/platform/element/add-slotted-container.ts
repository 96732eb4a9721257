/**
 * Adds a container to an element's light DOM, to be shown by a slot of this name in its shadow root. For third-party scripts,
 * which look up their container in the document, and whose style sheets only apply there.
 */
export function addSlottedContainer(host: HTMLElement, slotName: string): HTMLElement {
  const container = host.ownerDocument.createElement('div');
  container.slot = slotName;
  host.append(container);
  return container;
}

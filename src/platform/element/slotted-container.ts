/**
 * Adds a container to an element's light DOM, which a slot of this name projects into its shadow root. It is for third-party
 * scripts that look up their container in the document and add style sheets that only apply there.
 */
export function addSlottedContainer(host: HTMLElement, slot: string): HTMLElement {
  const container = host.ownerDocument.createElement('div');
  container.slot = slot;
  host.append(container);
  return container;
}

/**
 * A container in an element's light DOM, projected into its shadow root by a slot of that name. It is for third-party
 * scripts that look up their container in the document and add styles that only apply there.
 */
export function addSlottedContainer(host: HTMLElement, slot: string): HTMLElement {
  const container = host.ownerDocument.createElement('div');
  container.slot = slot;
  host.append(container);
  return container;
}

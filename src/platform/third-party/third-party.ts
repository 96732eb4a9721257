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

const TIMEOUT_MS = 15_000;

/** Stops waiting for a third-party script that does not respond; the work itself is not cancelled. */
export function withTimeout<Result>(work: Promise<Result>, problem: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(problem)), TIMEOUT_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

import type { ElementStatus } from './element-class.ts';

/**
 * The status of an element, as a custom state and as the class of a box in its shadow tree. The box reserves the element's
 * height, and shows its children as fallback content, until the view has rendered.
 */
export interface StatusBox {
  readonly status: ElementStatus;
  /** The element's custom states, one of which is its status; undefined if the page has broken `attachInternals`. */
  readonly states: CustomStateSet | undefined;
  /** Changes the status, and shows the notice above the fallback content instead of any earlier one. */
  setStatus: (status: ElementStatus, ...notice: Node[]) => void;
}

export function createStatusBox(host: HTMLElement, root: ShadowRoot): StatusBox {
  const box = document.createElement('div');
  box.part = 'skeleton';
  root.append(box);
  const states = statesOf(host);
  let status: ElementStatus = 'loading';
  return {
    states,
    get status() {
      return status;
    },
    setStatus: (next, ...notice) => {
      states?.delete(status);
      states?.add(next);
      status = box.className = next;
      box.replaceChildren(...notice, document.createElement('slot'));
    },
  };
}

function statesOf(host: HTMLElement): CustomStateSet | undefined {
  try {
    return host.attachInternals().states;
  } catch {
    // Only styles need the states, so the element works without them.
    return undefined;
  }
}

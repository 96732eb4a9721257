import type { ElementStatus } from './element-class.ts';

/** Reserves the height of an element, and shows its children as fallback content, until its view has rendered. */
export interface Placeholder {
  readonly status: ElementStatus;
  /** The element's custom states, one of which is its status; undefined if the browser does not support them. */
  readonly states: CustomStateSet | undefined;
  /** Changes the status, and shows the notice above the fallback content instead of any earlier one. */
  setStatus: (status: ElementStatus, ...notice: Node[]) => void;
}

export function createPlaceholder(host: HTMLElement, root: ShadowRoot): Placeholder {
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

/** Without custom states only styling is limited: old browsers lack them, and pages may have broken them. */
function statesOf(host: HTMLElement): CustomStateSet | undefined {
  try {
    return host.attachInternals().states;
  } catch {
    return undefined;
  }
}

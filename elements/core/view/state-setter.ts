import type { ViewConfig } from '../../../src/views/view-config.ts';
import type { ElementStatus } from '../element-class.ts';
import type { MountContext } from './view-module.ts';

/**
 * Creates the function with which a view sets the states of its element. Only one of `loading`, `ready` and `error` is set
 * on the element: `error` until the error is resolved, otherwise `ready` once the view is, and `loading` before that. All
 * other states are independent.
 */
export function createStateSetter({
  states,
  setStatus,
}: Pick<MountContext, 'states' | 'setStatus'>): ViewConfig['setState'] {
  const active = new Set<string>();
  return (state, isOn) => {
    if (isOn) active.add(state);
    else active.delete(state);

    if (state === 'loading' || state === 'ready' || state === 'error') {
      setStatus(statusOf(active));
    } else if (isOn) states?.add(state);
    else states?.delete(state);
  };
}

function statusOf(active: ReadonlySet<string>): ElementStatus {
  if (active.has('error')) return 'error';
  return active.has('ready') ? 'ready' : 'loading';
}

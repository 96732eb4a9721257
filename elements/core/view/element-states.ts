import type { ViewConfig } from '../../../src/views/view-config.ts';
import type { MountContext } from './view-module.ts';

/**
 * How a view sets states. Loading, ready and error are the element's status, exactly one at a time: an error hides the
 * others until it is resolved. All other states are independent.
 */
export function stateSetter({
  states,
  setStatus,
}: Pick<MountContext, 'states' | 'setStatus'>): ViewConfig['setState'] {
  const on = new Set<string>();
  return (state, isOn) => {
    if (isOn) on.add(state);
    else on.delete(state);
    if (state === 'loading' || state === 'ready' || state === 'error') {
      setStatus(on.has('error') ? 'error' : on.has('ready') ? 'ready' : 'loading');
    } else if (isOn) states?.add(state);
    else states?.delete(state);
  };
}

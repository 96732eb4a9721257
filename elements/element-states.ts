import type { ViewConfig } from '../src/views/view-config.ts';
import type { Surroundings } from './view-module.ts';

/**
 * How a view tells its state. Loading, ready and error are the element's life, of which one holds at a time: an error
 * hides the others until it is over. The other states stand for themselves.
 */
export function stateSetter({
  states,
  setLife,
}: Pick<Surroundings, 'states' | 'setLife'>): ViewConfig['setState'] {
  const on = new Set<string>();
  return (state, isOn) => {
    if (isOn) on.add(state);
    else on.delete(state);
    if (state === 'loading' || state === 'ready' || state === 'error') {
      setLife(on.has('error') ? 'error' : on.has('ready') ? 'ready' : 'loading');
    } else if (isOn) states?.add(state);
    else states?.delete(state);
  };
}

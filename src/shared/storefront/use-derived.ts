import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';

/** A value derived from a slice's state. Its caller re-renders only when that value changes, not whenever the state does. */
export function useDerived<Value extends string | boolean | undefined>(
  state: object,
  derive: () => Value,
): Value {
  const subscribeToState = useCallback((onChange: () => void) => subscribe(state, onChange), [state]);
  return useSyncExternalStore(subscribeToState, derive);
}

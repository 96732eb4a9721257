import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import { stringifyJson } from '../../lib/json.ts';

/**
 * A value, as plain data, that is derived from a slice's state. Its caller re-renders only when that value changes, not
 * whenever the state does.
 */
export function useDerived<Value>(state: object, derive: () => Value): Value {
  const subscribeToState = useCallback((onChange: () => void) => subscribe(state, onChange), [state]);
  // Compared as text, because `derive` may return a new array or object each time.
  useSyncExternalStore(subscribeToState, () => stringifyJson(derive()));
  return derive();
}

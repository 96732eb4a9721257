import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';

/** A value derived from a slice. Its caller re-renders only when that value changes, not whenever the slice does. */
export function useDerived<Value extends string | boolean | undefined>(
  slice: object,
  derive: () => Value,
): Value {
  const subscribeToSlice = useCallback((onChange: () => void) => subscribe(slice, onChange), [slice]);
  return useSyncExternalStore(subscribeToSlice, derive);
}

import { useEffect, useState } from 'react';

/** The last value that did not change for a while; until then, the first one. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [settledValue, setSettledValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettledValue(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settledValue;
}

/** Whether the value has stopped changing for a while. The first value counts as settled. */
export function useHasSettled(value: string | undefined, milliseconds: number): boolean {
  return useDebounced(value, milliseconds) === value;
}

import { useEffect, useState } from 'react';

/** The value after it has stopped changing for a while. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [settledValue, setSettledValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettledValue(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settledValue;
}

/** Whether the value has stopped changing for a while. */
export function useHasSettled(value: string | undefined, milliseconds: number): boolean {
  return useDebounced(value, milliseconds) === value;
}

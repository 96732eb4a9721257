import { useCallback, useSyncExternalStore } from 'react';
import { observeSize } from '../../platform/element/observe-size.ts';
import { useElement } from '../../shared/host/element-host.ts';

/**
 * Like a container query in CSS: a value that depends on the width of the element in px, such as a number of columns. The
 * component renders again only when the value changes.
 */
export function useContainerQuery<Value extends string | number | boolean>(
  derive: (width: number) => Value,
): Value {
  const { host } = useElement();
  const subscribe = useCallback((onChange: () => void) => observeSize(host, onChange), [host]);
  return useSyncExternalStore(subscribe, () => derive(host.clientWidth));
}

import { useCallback, useSyncExternalStore } from 'react';
import { observeSize } from '../../platform/element/observe-size.ts';
import { useElement } from '../../shared/host/element-host.ts';

/**
 * A value derived from the element's width in px, such as a number of columns. The component renders again only when the
 * derived value changes.
 */
export function useElementWidth<Value extends string | number | boolean>(
  derive: (width: number) => Value,
): Value {
  const { host } = useElement();
  const subscribe = useCallback((onChange: () => void) => observeSize(host, onChange), [host]);
  return useSyncExternalStore(subscribe, () => derive(host.clientWidth));
}

import { useCallback, useSyncExternalStore } from 'react';
import { observeSize } from '../../platform/element/observe-size.ts';
import { useElement } from '../../shared/host/element-host.ts';

/** What follows from the element's width in px, which is not the window's; renders again only when that changes. */
export function useElementWidth<Fact extends string | number | boolean>(
  factOf: (width: number) => Fact,
): Fact {
  const { host } = useElement();
  const subscribe = useCallback((changed: () => void) => observeSize(host, changed), [host]);
  return useSyncExternalStore(subscribe, () => factOf(host.clientWidth));
}

import { useCallback, useSyncExternalStore } from 'react';
import { useElement } from '../../shared/element-host.ts';
import { observeSize } from '../../platform/observe-size.ts';

/**
 * One picture in a small container, two from 700 px, three from 1024 px, by the element's width rather than the
 * window's.
 */
export function usePicturesInView(): 1 | 2 | 3 {
  const { host } = useElement();
  const subscribe = useCallback((changed: () => void) => observeSize(host, changed), [host]);
  return useSyncExternalStore(subscribe, () => picturesIn(host.clientWidth));
}

function picturesIn(width: number): 1 | 2 | 3 {
  if (width >= 1024) return 3;
  return width >= 700 ? 2 : 1;
}

import { use, useCallback, useSyncExternalStore, type RefObject } from 'react';
import { contentWidth } from '../../platform/element/content-width.ts';
import { observeSize } from '../../platform/element/observe-size.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { ViewportContext } from '../../shared/screen/viewport-context.ts';

/**
 * Like a container query in CSS: a value that depends on the width, in px, that the screens have in the element or in its
 * overlay, such as a number of columns. The component renders again only when the value changes.
 */
export function useContainerQuery<Value extends string | number | boolean>(
  derive: (width: number) => Value,
): Value {
  const { host } = useElement();
  const viewport = use(ViewportContext);
  const subscribe = useCallback(
    (onChange: () => void) => observeSize(containerOf(host, viewport), onChange),
    [host, viewport],
  );
  return useSyncExternalStore(subscribe, () => derive(contentWidth(containerOf(host, viewport))));
}

/** The overlay's body if there is one; until it is on screen, the element. */
function containerOf(host: HTMLElement, viewport: RefObject<HTMLElement | null> | undefined): HTMLElement {
  return viewport?.current ?? host;
}

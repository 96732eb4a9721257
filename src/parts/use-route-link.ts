import type { MouseEvent } from 'react';
import { useElement } from './element.ts';
import { hostedAddress } from './hosted-address.ts';
import { useWayOn } from './way-on.ts';

/**
 * An anchor to another screen: a plain click goes there; a new tab opens the standalone page where the partner
 * named one.
 */
export function useRouteLink(path: string, onFollow: () => void = () => undefined) {
  const { options } = useElement();
  const goOn = useWayOn();
  return {
    href: hostedAddress(options, path) ?? '#',
    onClick: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onFollow();
      goOn(path);
    },
  };
}

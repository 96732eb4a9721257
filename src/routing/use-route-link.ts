import type { MouseEvent } from 'react';
import { useGoTo } from './go-to-context.ts';
import { useRouting } from './routing-context.ts';

/**
 * The props of a link to another screen. A plain click calls `onFollow` and navigates there; a new tab opens the hosted page,
 * if there is one.
 */
export function useRouteLink(route: string, onFollow?: () => void) {
  const { hostedUrl } = useRouting();
  const goTo = useGoTo();
  return {
    href: hostedUrl(route) ?? '#',
    onClick: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onFollow?.();
      goTo(route);
    },
  };
}

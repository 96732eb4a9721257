import { createContext, use, type MouseEvent } from 'react';
import type { StorefrontLocation } from './location.ts';

/** What the screens of an element need for navigation. */
export interface Routing {
  location: StorefrontLocation;
  /** The element that partners see. */
  host: HTMLElement;
  /** The URL of a route on the hosted page; undefined if the partner has not set one. */
  hostedUrl: (route: string) => string | undefined;
}

export const RoutingContext = createContext<Routing | undefined>(undefined);

export function useRouting(): Routing {
  const routing = use(RoutingContext);
  if (!routing) throw new Error('Routing hooks need a RoutingContext above them');
  return routing;
}

/** Navigates on behalf of the visitor, who continues in this element. */
export function useNavigation() {
  const { location, host } = useRouting();
  const navigate = (route: string, options: { replace: boolean }) => {
    location.setActiveHost(host);
    location.navigate(route, { ...options, source: 'user' });
  };
  return {
    goTo: (route: string) => navigate(route, { replace: false }),
    replaceWith: (route: string) => navigate(route, { replace: true }),
    goBack: (fallback: string) => {
      location.setActiveHost(host);
      location.back(fallback);
    },
  };
}

/** Replaces navigation in widgets, which hand their visitors off. */
export const GoToContext = createContext<((route: string) => void) | undefined>(undefined);

/** Takes the visitor to a route, in this element or elsewhere. */
export function useGoTo(): (route: string) => void {
  const { goTo } = useNavigation();
  return use(GoToContext) ?? goTo;
}

/** The props of a link to another screen. A plain click navigates there; a new tab opens the hosted page, if there is one. */
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

import { createContext, use, type MouseEvent } from 'react';
import type { StorefrontLocation } from './location.ts';

/** What an element's screens need to lead their visitor on. */
export interface Routing {
  location: StorefrontLocation;
  /** The element that partners see. */
  host: HTMLElement;
  /** A route on the standalone page; undefined where the partner named none. */
  hostedUrl: (route: string) => string | undefined;
}

export const RoutingContext = createContext<Routing | undefined>(undefined);

export function useRouting(): Routing {
  const routing = use(RoutingContext);
  if (!routing) throw new Error('Hooks of routes need a RoutingContext above them');
  return routing;
}

/** Leads to other screens, as the visitor's own doing. */
export function useNavigation() {
  const { location, host } = useRouting();
  const go = (route: string, replace: boolean) => {
    location.setActiveHost(host);
    location.navigate(route, { replace, source: 'user' });
  };
  return {
    goTo: (route: string) => go(route, false),
    replaceWith: (route: string) => go(route, true),
    goBack: (fallback: string) => {
      location.setActiveHost(host);
      location.back(fallback);
    },
  };
}

/** Another way to a screen than in place: small elements hand their visitor off to where there are screens. */
export const GoToContext = createContext<((route: string) => void) | undefined>(undefined);

/** Leads the visitor to a route of the storefront, wherever that is shown. */
export function useGoTo(): (route: string) => void {
  const { goTo } = useNavigation();
  return use(GoToContext) ?? goTo;
}

/**
 * An anchor to another screen: a plain click goes there; a new tab opens the standalone page where the partner
 * named one.
 */
export function useRouteLink(route: string, onFollow: () => void = () => undefined) {
  const { hostedUrl } = useRouting();
  const goTo = useGoTo();
  return {
    href: hostedUrl(route) ?? '#',
    onClick: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onFollow();
      goTo(route);
    },
  };
}

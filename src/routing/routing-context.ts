import { createContext, use } from 'react';
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
  if (!routing) throw new Error('useRouting needs a RoutingContext above it');
  return routing;
}

import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Address } from '../platform/address.ts';
import type { CartSnapshot } from '../schema/events.ts';
import type { Settings } from '../schema/settings.ts';
import type { StorefrontState } from '../state/storefront.ts';

export type RouteSource = 'user' | 'api' | 'message' | 'restore';

/** Where the visitor is; every element of a storefront follows the same location. */
export interface StorefrontLocation {
  /** The path without its query. */
  readonly path: string;
  /** The query without its question mark. */
  readonly search: string;
  /** The path with its query. */
  readonly route: string;
  /** Who asked for the current route. */
  readonly source: RouteSource;
  /** Whether the host page's address holds a route now; undefined where it never does. */
  readonly isInPage: boolean | undefined;
  /** True for the first who asks after a change: of several engines on a page one tells the host page. */
  claimChange: () => boolean;
  /** A replaced route is still the one that was asked for, so it keeps its source. */
  navigate: (to: string, options?: { replace?: boolean; source?: RouteSource }) => void;
  /** One step back, or to the fallback where there is nothing to go back to. */
  back: (fallback?: string, source?: RouteSource) => void;
  /** Keeps the route in another place from now on, such as the page's address; returns how to keep it in memory again. */
  attach: (address: Address) => () => void;
  /** Puts the route into the host page's address, or takes it out, where it is kept there. */
  enterPage: () => void;
  leavePage: () => void;
  subscribe: (changed: () => void) => () => void;
  /** The visitor goes on in this element: of several that show the route, it alone takes the focus. */
  visit: (host: HTMLElement) => void;
  isVisitedIn: (host: HTMLElement) => boolean;
}

/** What decides which elements share a storefront, and how it speaks to the provider. */
export interface StorefrontIdentity {
  apiBase: string;
  developmentHost: string | undefined;
  preview: boolean;
  cartScope: string;
}

/** The choices, the location, the provider's answers and the words that all elements with one key share. */
export interface Storefront {
  readonly key: string;
  readonly version: string;
  readonly identity: StorefrontIdentity;
  readonly state: StorefrontState;
  readonly location: StorefrontLocation;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  /** `fetch`, or an answer that the loader already asked for. */
  readonly fetch: typeof fetch;
  /** The current route with its query. */
  readonly path: string;
  /** Goes to a path of the route table; throws a TypeError for any other. */
  navigate: (path: string, source: RouteSource, options?: { replace?: boolean }) => void;
  back: (source: RouteSource) => void;
  /** The company's settings, once they are there. */
  readonly settings: Settings | undefined;
  cartSnapshot: () => CartSnapshot;
  clearCart: () => void;
  /** Asks the provider anew for everything on screen. */
  reload: () => void;
}

export const StorefrontContext = createContext<Storefront | undefined>(undefined);

export function useStorefront(): Storefront {
  const storefront = use(StorefrontContext);
  if (!storefront) throw new Error('useStorefront needs a StorefrontContext above it');
  return storefront;
}

/** One of our elements that is on the page, seen by the others. */
export interface ConnectedElement {
  readonly host: HTMLElement;
  /** The raw value of an option, by the name of its attribute. */
  read: (attribute: string) => unknown;
  /** Options that it may borrow have changed. */
  changed: () => void;
  /** Runs a method of its view, now or when the view is there. */
  call?: (name: string, ...given: unknown[]) => void;
}

/** What the scripts of a page share, whichever of them came first. */
export interface Registry {
  /** Storefronts by key. */
  storefronts: Map<string, unknown>;
  /** Answers that a loader asked for before the code that reads them was there, by full URL; undefined once used. */
  prefetched: Map<string, Promise<Response> | undefined>;
  /** The visitor's Google Analytics client id, where a page around a frame has told it. */
  analyticsClientId?: string;
  /** What each copy of the script knows of its state, so that the others can read it. */
  proxyLists?: unknown[];
  /** Our elements on the page, in the order in which they came. */
  elements: Set<ConnectedElement>;
  /** What the visitor allows, where that was said before analytics started. */
  analyticsConsent?: boolean;
  /** Only on the hosted page: what a deployment configures beyond the elements' attributes. */
  hostedPage?: HostedPage;
}

export interface HostedPage {
  /** A country-by-IP service for the phone field; without one nobody is asked. */
  countryByIp?: string;
  /** Stand-ins for the card provider's addresses, for local work and tests. */
  cardProviderPages?: { sandbox?: string; production?: string };
}

const REGISTRY = Symbol.for('booking-elements');

/** The page's one registry, behind a symbol so that no name is taken on `window`. */
export function registry(): Registry {
  const page = globalThis as { [REGISTRY]?: Registry };
  return (page[REGISTRY] ??= { storefronts: new Map(), prefetched: new Map(), elements: new Set() });
}

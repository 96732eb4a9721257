/** What the scripts of a page share, whichever of them came first. */
export interface Registry {
  /** Storefronts by key. */
  storefronts: Map<string, unknown>;
  /** Answers that a loader asked for before the code that reads them was there, by full URL; each is used once. */
  prefetched: Map<string, Promise<Response>>;
  /** The visitor's Google Analytics client id, where a page around a frame has told it. */
  analyticsClientId?: string;
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
  if (!page[REGISTRY]) {
    const value: Registry = { storefronts: new Map(), prefetched: new Map() };
    Object.defineProperty(page, REGISTRY, { value, enumerable: false });
  }
  return page[REGISTRY] ?? { storefronts: new Map(), prefetched: new Map() };
}

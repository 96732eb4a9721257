/** An element on the page, as seen by the other elements. */
export interface ConnectedElement {
  readonly host: HTMLElement;
  /** The raw value of an option, by the name of its attribute. */
  read: (attribute: string) => unknown;
  /** Its view, once that has loaded. */
  readonly view?: unknown;
  /** Tells the element that what it inherits from other elements may have changed. */
  changed: () => void;
  /** Calls a method of its view, now or once the view has loaded. */
  call?: (name: string, ...args: unknown[]) => void;
}

/** What all copies of the script on a page share, in whichever order they were loaded. */
export interface Registry {
  /** Storefronts by key. */
  storefronts: Map<string, unknown>;
  /** Answers that a loader prefetched before the code that reads them was loaded, by full URL; undefined once used. */
  prefetched: Map<string, Promise<Response> | undefined>;
  /** The elements on the page, in the order in which they were connected. */
  elements: Set<ConnectedElement>;
  /** The shared overlay engine of each storefront that has one open, by key. */
  overlays?: Map<string, HTMLElement>;
  /** For each copy of the script, the map from its proxies to their state, which the other copies read as well. */
  proxyStateMaps?: unknown[];
  /** Whether the page's author was warned that a copy of the script defines nothing. */
  hasWarned?: boolean;
  /** Whether a copy of the script opens the links of the page. */
  opensLinks?: boolean;
  /** The visitor's Google Analytics client id, if the host of a frame has sent it. */
  analyticsClientId?: string;
  /** The visitor's consent to analytics, once the host of a frame has sent it. */
  analyticsConsent?: boolean;
  /** Functions that send the purchases that were made on this page while consent was refused. */
  unsentPurchases?: (() => void)[];
  /** The configuration of the hosted page; undefined on all other pages. */
  hostedPage?: HostedPage;
}

/** What a deployment of the hosted page configures beyond the elements' attributes. */
interface HostedPage {
  /** The URL of a country-by-IP service for the phone field; without one, or if it is empty, no lookup is made. */
  countryByIp?: string;
  /** Replacements for the card provider's URLs, for local development and tests. */
  cardProviderPages?: { sandbox?: string; production?: string };
}

const REGISTRY = Symbol.for('booking-elements');

/** The page's only registry, behind a symbol so that it takes no name on `window`. */
export function registry(): Registry {
  const page = globalThis as { [REGISTRY]?: Registry };
  return (page[REGISTRY] ??= { storefronts: new Map(), prefetched: new Map(), elements: new Set() });
}

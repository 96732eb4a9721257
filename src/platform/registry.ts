import type { ConsentDecisions, ConsentState } from '../schema/consent.ts';
import type { LocaleFileEntry } from './locale-file-entry.ts';

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
  /** The version of a copy of the script that came too late to define anything. */
  ignoredVersion?: string;
  /** The service of Google's that has refused the maps key. */
  refusedMapsService?: 'Maps JavaScript API' | 'Routes API';
  /** The frames that `frame.js` has mounted, with their connections. */
  frames?: Map<HTMLIFrameElement, { readonly isOpen: boolean }>;
  /** The visitor's Google Analytics client id, if the host of a frame has sent it. */
  analyticsClientId?: string;
  /** What the page, or the host of a frame, has decided about consent. Like all consent, it is kept in memory only. */
  consentChoice?: ConsentDecisions;
  /** What the page's consent tools say; undefined while no element listens to them. */
  toolConsent?: ConsentState;
  /** Whether the visitor has pressed `Show the map`: a later no of a consent tool then also revokes that choice. */
  hasRequestedMap?: boolean;
  /** The purchases that were made on this page and wait for consent, or for the tag that consent loads. */
  pendingPurchases?: unknown[];
  /** Applies a change of consent to the company's tag, once that is on the page. */
  applyConsentToTag?: () => void;
  /** The files that `locale-url` attributes name, by absolute URL. */
  localeFiles?: Map<string, LocaleFileEntry>;
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

/** Tells all elements that something has changed that they read from the registry or from each other. */
export function notifyElements(): void {
  for (const element of registry().elements) element.changed();
}

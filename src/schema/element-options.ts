/**
 * Everything that attributes and properties can say, parsed: what every element hands to its view. Partners read these
 * descriptions in the documentation.
 */
export interface ElementOptions {
  /**
   * The provider's widget base path, a full web address. Without it the one of another element on the page counts; where
   * there is none, the element says so.
   */
  apiBase: string | undefined;
  /** The language; `es-MX` counts as `es`. Without it the language follows the currency and the browser. */
  lang: 'en' | 'es' | undefined;
  /** A currency code in any case. Without it, or where the company does not take it: the first one it takes. */
  currency: string | undefined;
  /** Sent with the booking as its sales channel. Without it: the page's query parameter `sc`. */
  salesChannel: string | undefined;
  /** A code that is tried when the visitor opens the cart. */
  coupon: string | undefined;
  /** Marks every call as a preview. Without it: the page's query parameter `preview`. */
  preview: boolean;
  /** Hides the buttons for one-way trips. Without it: the page's query parameter `howp`. */
  hideOnewayPrices: boolean;
  /** Hides the buttons for round trips. Without it: the page's query parameter `hrtp`. */
  hideRoundtripPrices: boolean;
  /** A host name that is sent with every call as `X-Development-Host`; makes each of them wait for a permission first. */
  developmentHost: string | undefined;
  /** A Google Maps key. Without it no map is shown. */
  mapsKey: string | undefined;
  /** Where the standalone page lives: for new tabs, and for payment steps that have to leave this page. */
  hostedUrl: string | undefined;
  /** Where analytics events go besides the DOM: some of the words, separated by spaces, or `off`. @default off */
  analytics: readonly AnalyticsTarget[];
  /** Elements of one scope share a cart; another scope has a cart of its own. @default default */
  cartScope: string;
  /** Where the cart is kept: in the tab, or only until the page is left. @default session */
  storage: 'session' | 'memory';
  /** `inherit` follows the page's own colour scheme, `auto` the system. @default inherit */
  colorScheme: 'light' | 'dark' | 'auto' | 'inherit';
  /** Any CSS colour. Without it: the company's. Text on it is black or white, whichever reads better. */
  primaryColor: string | undefined;
  /** Any CSS colour. Without it the page shows through. */
  backgroundColor: string | undefined;
  /** Any CSS colour. */
  textColor: string | undefined;
  /** A list of font names, or `inherit` for the page's font. @default inherit */
  fontFamily: string | undefined;
  /** The roundness of corners, such as `8px`. @default 12px */
  radius: number;
  /** How close things stand. @default comfortable */
  density: 'comfortable' | 'compact';
  /** Given to scripts of others that are loaded when needed, for pages with a strict content policy. */
  nonce: string | undefined;
}

export type AnalyticsTarget = 'datalayer' | 'gtag' | 'provider';

/** `<booking-engine>` beyond the common options. */
export interface EngineOptions extends ElementOptions {
  /** Where the storefront opens; the property is the current route. Never written back. @default / */
  route: string;
  /** Where the route is kept: in memory, untouched by the page's history, or in the page's address. @default memory */
  routing: 'memory' | 'hash' | 'query' | 'path';
  /** The query parameter that `routing="query"` keeps the route in. @default booking */
  routeParam: string;
  /** Whether the bar with language, currency and cart is shown; in a frame it is not. @default full */
  navigation: 'full' | 'none';
  /** In the flow of the page, or in a dialog above it. @default inline */
  presentation: 'inline' | 'overlay';
  /** Whether the overlay is open. */
  open: boolean;
}

/** Ways to bring the visitor on: an engine on the page, one in an overlay, the hosted page, or whatever the host does. */
export type OpenWay = 'engine' | 'overlay' | 'page' | 'event';

/** Where a small element sends the visitor. */
export interface HandOverOptions {
  /** Where the visitor goes on: to a `<booking-engine>`, an overlay, the standalone page, or wherever you send them. @default auto */
  openMode: 'auto' | OpenWay;
  /** The id of the `<booking-engine>` to go on in. */
  target: string | undefined;
}

/** A trip as far as the page's author gives it; the rest is as it is by default. */
export interface GivenTrip {
  /** From the airport, to the airport, or door to door. @default A2H */
  mode: 'A2H' | 'H2A' | 'P2P' | undefined;
  /** An airport's IATA code, in any case; an unknown one is ignored. */
  airport: string | undefined;
  /** The ref of the place to be picked up at. */
  from: string | undefined;
  /** The ref of the place to go to. */
  to: string | undefined;
  /** How many adults, from 1 to 100. @default 2 */
  adults: number | undefined;
  /** How many kids, up to 100. @default 0 */
  kids: number | undefined;
  /** The day of the service, as `yyyy-MM-dd`. */
  date: string | undefined;
}

/** `<transfers-box>` beyond the common options. */
export interface TransfersBoxOptions extends ElementOptions, HandOverOptions, GivenTrip {
  /** Fields under each other, beside each other, or as the width allows. @default auto */
  layout: 'auto' | 'row' | 'column';
}

/** `<activities-list>` beyond the common options. */
export interface ActivitiesListOptions extends ElementOptions, HandOverOptions {
  /** The slug of a category; without it, all. */
  category: string | undefined;
  /** The id of a destination; without it, all. */
  destination: string | undefined;
  /** Only the activities that the company features. */
  featured: boolean;
  /** How many at most, from 1 to 50. */
  limit: number | undefined;
}

/** `<activity-quote>` beyond the common options. */
export interface ActivityQuoteOptions extends ElementOptions, HandOverOptions {
  /** The slug or id of the activity; required. */
  activity: string | undefined;
  /** The slug of the category it is shown in. */
  category: string | undefined;
  /** The id of the rate to start with. */
  rate: string | undefined;
}

import * as v from 'valibot';

/** Everything that attributes and properties can say, parsed: what every element hands to its view. */
export interface ElementOptions {
  /** The provider's widget base path, without a trailing slash; undefined where missing or not an absolute http(s) URL. */
  apiBase: string | undefined;
  /** Undefined: the language follows the currency and the browser. */
  lang: 'en' | 'es' | undefined;
  /** Lower-case code; checked against the settings where those are known. */
  currency: string | undefined;
  salesChannel: string | undefined;
  /** A code that is tried when the visitor opens the cart. */
  coupon: string | undefined;
  preview: boolean;
  hideOnewayPrices: boolean;
  hideRoundtripPrices: boolean;
  developmentHost: string | undefined;
  mapsKey: string | undefined;
  hostedUrl: string | undefined;
  analytics: readonly AnalyticsTarget[];
  cartScope: string;
  storage: 'session' | 'memory';
  colorScheme: 'light' | 'dark' | 'auto' | 'inherit';
  primaryColor: string | undefined;
  backgroundColor: string | undefined;
  textColor: string | undefined;
  fontFamily: string | undefined;
  /** Pixels. */
  radius: number;
  density: 'comfortable' | 'compact';
  nonce: string | undefined;
}

export const AnalyticsTargetSchema = v.picklist(['datalayer', 'gtag', 'provider']);
export type AnalyticsTarget = v.InferOutput<typeof AnalyticsTargetSchema>;

/** `<booking-engine>` beyond the common options. */
export interface EngineOptions extends ElementOptions {
  /** Where the storefront opens. */
  route: string;
  routing: 'memory' | 'hash' | 'query' | 'path';
  /** The query parameter that `routing="query"` keeps the route in. */
  routeParam: string;
  navigation: 'full' | 'none';
  presentation: 'inline' | 'overlay';
  open: boolean;
}

/** Ways to bring the visitor on: an engine on the page, one in an overlay, the hosted page, or whatever the host does. */
export type OpenWay = 'engine' | 'overlay' | 'page' | 'event';

/** Where a small element sends the visitor. */
export interface HandOverOptions {
  openMode: 'auto' | OpenWay;
  target: string | undefined;
}

/** A trip as far as the page's author gives it; the rest is as it is by default. */
export interface GivenTrip {
  mode: 'A2H' | 'H2A' | 'P2P' | undefined;
  /** Upper-case IATA code. */
  airport: string | undefined;
  /** Refs of places. */
  from: string | undefined;
  to: string | undefined;
  adults: number | undefined;
  kids: number | undefined;
  /** `yyyy-MM-dd`. */
  date: string | undefined;
}

/** `<transfers-box>` beyond the common options. */
export interface TransfersBoxOptions extends ElementOptions, HandOverOptions, GivenTrip {
  layout: 'auto' | 'row' | 'column';
}

/** `<activities-list>` beyond the common options. */
export interface ActivitiesListOptions extends ElementOptions, HandOverOptions {
  category: string | undefined;
  destination: string | undefined;
  featured: boolean;
  limit: number | undefined;
}

/** `<activity-quote>` beyond the common options. */
export interface ActivityQuoteOptions extends ElementOptions, HandOverOptions {
  activity: string | undefined;
  category: string | undefined;
  rate: string | undefined;
}

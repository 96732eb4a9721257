/** The package's main entry: classes, types and the shared storefront. Importing it defines nothing. */
export { ActivitiesList } from './activities-list.ts';
export { ActivityQuote } from './activity-quote.ts';
export { BookingEngine } from './booking-engine.ts';
export { TransfersBox } from './transfers-box.ts';
export { createStorefront, type StorefrontOptions } from './core/storefront/create-storefront.ts';
export type { BookingEventDetail, BookingEventMap } from './core/events/booking-events.ts';
export type { ElementAttributes, ElementProps, TagProps } from './typings/element-props.ts';
export type { ElementTypes } from './typings/element-types.ts';
export type { Finding } from './doctor/finding.ts';
export type { ElementStatus } from './core/element-class.ts';
export type { ConsentState } from '../src/schema/consent.ts';
export type { PublicStorefront as Storefront } from './core/storefront/public-storefront.ts';
export type {
  BookingErrorCode,
  BookingEventDetails,
  BookingEventName,
  CartChangeReason,
} from '../src/schema/events.ts';
export type { RouteName } from '../src/schema/route-name.ts';
export type { CartItem, CartSnapshot } from '../src/schema/cart-snapshot.ts';
export type { AnalyticsTarget } from '../src/schema/analytics.ts';
export type { ElementOptions, OpenMode } from '../src/options/attributes.ts';
export type { ActivitiesListOptions } from '../src/options/activities-list-attributes.ts';
export type { ActivityQuoteOptions } from '../src/options/activity-quote-attributes.ts';
export type { EngineOptions } from '../src/options/engine-attributes.ts';
export type { TransfersBoxOptions } from '../src/options/transfers-box-attributes.ts';

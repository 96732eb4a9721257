/** The package's main entry: classes, types and the shared storefront. Importing it defines nothing. */
export { ActivitiesList } from './activities-list.ts';
export { ActivityQuote } from './activity-quote.ts';
export { BookingEngine } from './booking-engine.ts';
export { TransfersBox } from './transfers-box.ts';
export { createStorefront, type StorefrontOptions } from './create-storefront.ts';
export type { BookingEventDetail, BookingEventMap } from './events.ts';
export type { ElementAttributes, ElementProps, TagProps } from './element-props.ts';
export type { ElementTypes } from './element-types.ts';
export type { LifeState } from './life-state.ts';
export type { Storefront } from './storefront.ts';
export type {
  BookingErrorCode,
  BookingEventDetails,
  BookingEventName,
  CartItem,
  CartSnapshot,
  RouteName,
} from '../src/schema/events.ts';
export type {
  ActivitiesListOptions,
  ActivityQuoteOptions,
  AnalyticsTarget,
  ElementOptions,
  EngineOptions,
  OpenWay,
  TransfersBoxOptions,
} from '../src/schema/element-options.ts';

import type { CatalogScope } from '../schema/language.ts';
import type { RouteName } from '../schema/route-name.ts';
import type { PartyField } from '../schema/party.ts';
import type { TripDates, TripQuery } from '../schema/trip.ts';

export interface RouteDefinition {
  /** The path: `:name` is one segment, and `:token` grants access to a sale and is hidden from the host page. */
  pattern: `/${string}`;
  /** The query parameters that the screen reads; only the type of this object is used. */
  query?: object;
  /** The messages that the screen needs: all, unless stated otherwise. */
  catalogScope?: CatalogScope;
  /** The screens to which visitors are likely to go next, and which are therefore prefetched. */
  next?: readonly RouteName[];
}

/* oxlint-disable typescript/no-unnecessary-type-assertion -- a query is nothing but its type */
/** The routes by their public names. `src/views/screens/screens.tsx` has the screen of each. */
export const routes = {
  home: { pattern: '/', catalogScope: 'first-screen', next: ['transfers', 'transfers-prices'] },
  transfers: {
    pattern: '/transfers',
    query: {} as Query<'airport' | 'mode' | 'pickup' | 'destination' | PartyField> & TripDates,
    next: ['transfers-prices'],
  },
  'transfers-prices': {
    pattern: '/transfers/prices',
    query: {} as TripQuery & TripDates,
    next: ['transfers-info'],
  },
  'transfers-info': {
    pattern: '/transfers/info',
    query: {} as TripQuery & TripDates & Query<'edit'>,
    next: ['transfers-extras', 'cart-checkout'],
  },
  'transfers-extras': { pattern: '/transfers/extras', next: ['cart-checkout'] },
  activities: { pattern: '/activities', next: ['activities-category'] },
  'activities-category': {
    pattern: '/activities/:category',
    query: {} as Query<'destination'>,
    next: ['activities-tour'],
  },
  'activities-tour': {
    pattern: '/activities/:category/:tour',
    query: {} as Query<'onadd' | 'edit'>,
    next: ['cart-checkout'],
  },
  extras: { pattern: '/extras', next: ['cart-checkout'] },
  'cart-checkout': { pattern: '/cart/checkout', next: ['cart-success'] },
  'cart-checkout-azul': { pattern: '/cart/checkout/payments/azul/:token' },
  'cart-checkout-paypal': {
    pattern: '/cart/checkout/payments/paypal/:token',
    query: {} as Query<'action'>,
  },
  'cart-success': { pattern: '/cart/success/:token' },
  'cart-cancel': { pattern: '/cart/cancel/:token' },
  payments: { pattern: '/payments/:token', query: {} as Query<'action'> },
  'customer-sale-voucher': {
    pattern: '/customer/sale/:token/voucher',
    query: {} as Query<'hidePrices'>,
  },
  'widgets-transfers': {
    pattern: '/widgets/transfers',
    query: {} as Query<
      'airport' | 'mode' | 'from' | 'to' | PartyField | 'date' | 'layout' | 'lock' | 'prefill'
    >,
    next: ['transfers-prices'],
  },
  'widgets-activities': {
    pattern: '/widgets/activities',
    query: {} as Query<'category' | 'destination' | 'featured' | 'limit'>,
  },
  'widgets-activity': {
    pattern: '/widgets/activities/:activity',
    query: {} as Query<'category' | 'rate'>,
  },
  'not-found': { pattern: '/404' },
} as const satisfies Record<RouteName, RouteDefinition>;
/* oxlint-enable typescript/no-unnecessary-type-assertion */

/** The names of the table's routes, in its order. `Object.keys` types every key as a string. */
export const routeNames = Object.keys(routes) as RouteName[];

/** The messages that a route's screen needs. */
export function catalogScopeOf(name: RouteName): CatalogScope {
  const { catalogScope = 'all' }: RouteDefinition = routes[name];
  return catalogScope;
}

/** Other paths, with the names that are reported to the host page. */
export const aliases = [
  // The paths of an older storefront redirect to `/activities/tours…`.
  { name: 'activities-category', pattern: '/tours', shows: 'former-tours' },
  { name: 'activities-tour', pattern: '/tours/:tour', shows: 'former-tours' },
  // An empty screen, for testing what surrounds screens.
  { name: 'not-found', pattern: '/test', shows: 'nothing' },
] as const;

type Query<Parameter extends string> = { [Name in Parameter]?: string };

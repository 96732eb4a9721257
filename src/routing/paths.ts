import type { RouteName } from '../schema/route-name.ts';
import { pathSegment } from '../lib/path-segment.ts';
import type { TourPageRef } from '../schema/cart.ts';
import type { TripDates, TripQuery } from '../schema/trip.ts';
import { routes } from './routes.ts';

/**
 * The routes to the screens: each function returns a path with its query. A `search` is the whole query as text, such as that
 * of the current route.
 */
export const paths = {
  home: () => routes.home.pattern,
  tours: () => routes.activities.pattern,
  transfers: (query: { airport?: string } = {}) => pathTo('transfers', {}, query),
  transfersAt: (search: string) => withSearch(routes.transfers.pattern, search),
  prices: (query: TripQuery & TripDates) => pathTo('transfers-prices', {}, query),
  pricesAt: (search: string) => withSearch(routes['transfers-prices'].pattern, search),
  infoAt: (search: string) => withSearch(routes['transfers-info'].pattern, search),
  editTransfer: (lineId: string, query: TripQuery) =>
    pathTo('transfers-info', {}, { ...query, edit: lineId }),
  transferExtras: () => routes['transfers-extras'].pattern,
  category: (slug: string, query: { destination?: string | undefined } = {}) =>
    pathTo('activities-category', { category: slug }, query),
  tour: (page: TourPageRef, { wasAdded = false } = {}) =>
    pathTo('activities-tour', page, wasAdded ? { onadd: '1' } : {}),
  editTour: (page: TourPageRef, lineId: string) => pathTo('activities-tour', page, { edit: lineId }),
  /** The route that replaces a path of an older storefront, such as `/tours/reef`. */
  formerTours: (path: string, search = '') => withSearch(routes.activities.pattern + path, search),
  extras: () => routes.extras.pattern,
  checkout: () => routes['cart-checkout'].pattern,
  cardForm: (token: string) => pathTo('cart-checkout-azul', { token }),
  wallet: (token: string) => pathTo('cart-checkout-paypal', { token }),
  success: (token: string) => pathTo('cart-success', { token }),
  cancel: (token: string) => pathTo('cart-cancel', { token }),
  payment: (token: string) => pathTo('payments', { token }),
  voucher: (token: string) => pathTo('customer-sale-voucher', { token }),
  notFound: (search = '') => withSearch(routes['not-found'].pattern, search),
};

/** The names of the parameters in a pattern: `/activities/:category` → `category`. */
type ParamOf<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? ParamOf<First> | ParamOf<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

type ParamsOf<Name extends RouteName> = Record<ParamOf<(typeof routes)[Name]['pattern']>, string>;

/** The parameters of a route's query, according to the table of routes. */
export type QueryOf<Name extends RouteName> = (typeof routes)[Name] extends { query: infer Query }
  ? Query
  : object;

/** Fills in the segments of a route's pattern and adds its query. */
function pathTo<Name extends RouteName>(
  name: Name,
  params: ParamsOf<Name>,
  query: Partial<QueryOf<Name>> = {},
): string {
  const values: Record<string, string> = params;
  const path = routes[name].pattern.replace(/:(\w+)/g, (_, param: string) =>
    pathSegment(values[param] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [parameter, value] of Object.entries(query) as [string, string | number | undefined][]) {
    if (value !== undefined) search.set(parameter, String(value));
  }
  return withSearch(path, search.toString());
}

function withSearch(path: string, search: string): string {
  return search ? `${path}?${search}` : path;
}

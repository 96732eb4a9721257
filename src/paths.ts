import type { RouteName } from './schema/events.ts';
import { pathSegment } from './schema/path-segment.ts';
import type { SearchMode } from './schema/transfer.ts';

/** Every route of the storefront as a function; patterns stand in `routePatterns`. */
export const paths = {
  home: () => '/',
  transfers: (query: { airport?: string } = {}) => withQuery('/transfers', query),
  prices: (query: PricesQuery & TripDates) => withQuery('/transfers/prices', { ...query }),
  pricesAt: (search: string) => `/transfers/prices${search && `?${search}`}`,
  info: (search = '') => `/transfers/info${search && `?${search}`}`,
  editTransfer: (line: string, query: PricesQuery) => withQuery('/transfers/info', { ...query, edit: line }),
  transferExtras: () => '/transfers/extras',
  activities: () => '/activities',
  category: (slug: string, query: { destination?: string | undefined } = {}) =>
    withQuery(`/activities/${pathSegment(slug)}`, query),
  tour: (category: string, tour: string, { onadd = false } = {}) =>
    `/activities/${pathSegment(category)}/${pathSegment(tour)}${onadd ? '?onadd=1' : ''}`,
  editTour: ({ category, tour }: { category: string; tour: string }, line: string) =>
    `${paths.tour(category, tour)}?edit=${line}`,
  /** Where the addresses of an older storefront lead now. */
  formerTours: (path: string, search = '') => `/activities${path}${search && `?${search}`}`,
  extras: () => '/extras',
  checkout: () => '/cart/checkout',
  cardForm: (token: string) => `/cart/checkout/payments/azul/${pathSegment(token)}`,
  wallet: (token: string) => `/cart/checkout/payments/paypal/${pathSegment(token)}`,
  success: (token: string) => `/cart/success/${pathSegment(token)}`,
  cancel: (token: string) => `/cart/cancel/${pathSegment(token)}`,
  payment: (token: string) => `/payments/${pathSegment(token)}`,
  voucher: (token: string) => `/customer/sale/${pathSegment(token)}/voucher`,
  notFound: (search = '') => `/404${search && `?${search}`}`,
};

/** The days of a trip, which only a link to another page has to carry. */
export interface TripDates {
  date?: string | undefined;
  returnDate?: string | undefined;
}

export interface PricesQuery {
  from: string;
  to: string;
  adults: number;
  kids: number;
  searchMode: SearchMode;
}

/** The name of each route and the pattern of its path; `:name` is one segment. The first match counts. */
export const routePatterns: readonly { name: RouteName; pattern: string }[] = [
  { name: 'home', pattern: '/' },
  { name: 'transfers', pattern: '/transfers' },
  { name: 'transfers-prices', pattern: '/transfers/prices' },
  { name: 'transfers-extras', pattern: '/transfers/extras' },
  { name: 'transfers-info', pattern: '/transfers/info' },
  { name: 'activities', pattern: '/activities' },
  { name: 'activities-category', pattern: '/activities/:category' },
  { name: 'activities-tour', pattern: '/activities/:category/:tour' },
  { name: 'activities-category', pattern: '/tours' },
  { name: 'activities-tour', pattern: '/tours/:tour' },
  { name: 'widgets-transfers', pattern: '/widgets/transfers' },
  { name: 'widgets-activities', pattern: '/widgets/activities' },
  { name: 'widgets-activity', pattern: '/widgets/activities/:activity' },
  { name: 'extras', pattern: '/extras' },
  { name: 'cart-checkout', pattern: '/cart/checkout' },
  { name: 'cart-checkout-azul', pattern: '/cart/checkout/payments/azul/:token' },
  { name: 'cart-checkout-paypal', pattern: '/cart/checkout/payments/paypal/:token' },
  { name: 'cart-success', pattern: '/cart/success/:token' },
  { name: 'cart-cancel', pattern: '/cart/cancel/:token' },
  { name: 'payments', pattern: '/payments/:token' },
  { name: 'customer-sale-voucher', pattern: '/customer/sale/:token/voucher' },
  { name: 'not-found', pattern: '/404' },
  { name: 'not-found', pattern: '/test' },
];

/** The route that a path belongs to, and the path as it may be shown to others: without a sale's token. */
export function routeOf(path: string): { name: RouteName; publicPath: string; token: string | undefined } {
  const segments = path.split('/');
  const route = routePatterns.find(({ pattern }) => matches(pattern.split('/'), segments));
  const tokenAt = route?.pattern.split('/').indexOf(':token') ?? -1;
  return {
    name: route?.name ?? 'not-found',
    publicPath: segments.map((segment, index) => (index === tokenAt ? ':token' : segment)).join('/'),
    token: segments[tokenAt],
  };
}

/** Whether a path, with or without a query, leads to a screen. */
export function isRoutePath(path: string): boolean {
  const [pathname = ''] = path.split('?');
  return routePatterns.some(({ pattern }) => matches(pattern.split('/'), pathname.split('/')));
}

function matches(pattern: string[], segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) =>
      part.startsWith(':') ? !isStep(segments[index] ?? '') : part === segments[index],
    )
  );
}

/** Browsers take a segment of dots, written in whichever way, for a step in the path, and drop an empty one. */
function isStep(segment: string): boolean {
  return /^(\.|%2e){0,2}$/i.test(segment);
}

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

import { mapParty } from '../../../src/schema/party.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { activitiesListAttributes } from '../../../src/options/activities-list-attributes.ts';
import { activityQuoteAttributes } from '../../../src/options/activity-quote-attributes.ts';
import { commonAttributes, handOffAttributes } from '../../../src/options/attributes.ts';
import { transfersBoxAttributes } from '../../../src/options/transfers-box-attributes.ts';
import { isKnownRoute, routeOf } from '../../../src/routing/match.ts';
import { paths, type QueryOf } from '../../../src/routing/paths.ts';
import { catalogScopeOf, routes } from '../../../src/routing/routes.ts';
import type { CatalogScope } from '../../../src/schema/language.ts';
import type { RouteName } from '../../../src/schema/route-name.ts';

type Row = [
  name: RouteName,
  pattern: string,
  /** What its function makes; of routes without one, what a host page writes. */
  made: string,
  route: string,
  scope: CatalogScope,
];

const trip = { from: '1', to: '20', adults: 2, kids: 0, searchMode: 'A2H' } as const;
const tripQuery = 'from=1&to=20&adults=2&kids=0&searchMode=A2H';

const table: Row[] = [
  ['home', '/', paths.home(), '/', 'first-screen'],
  ['transfers', '/transfers', paths.transfers(), '/transfers', 'all'],
  ['transfers', '/transfers', paths.transfers({ airport: 'CUN' }), '/transfers?airport=CUN', 'all'],
  ['transfers-prices', '/transfers/prices', paths.prices(trip), `/transfers/prices?${tripQuery}`, 'all'],
  [
    'transfers-prices',
    '/transfers/prices',
    paths.prices({ ...trip, date: '2027-01-02', returnDate: '' }),
    `/transfers/prices?${tripQuery}&date=2027-01-02&returnDate=`,
    'all',
  ],
  ['transfers-prices', '/transfers/prices', paths.pricesAt('a=b'), '/transfers/prices?a=b', 'all'],
  ['transfers-info', '/transfers/info', paths.infoAt(''), '/transfers/info', 'all'],
  [
    'transfers-info',
    '/transfers/info',
    paths.editTransfer('line-1', trip),
    `/transfers/info?${tripQuery}&edit=line-1`,
    'all',
  ],
  ['transfers-extras', '/transfers/extras', paths.transferExtras(), '/transfers/extras', 'all'],
  ['activities', '/activities', paths.tours(), '/activities', 'all'],
  [
    'activities-category',
    '/activities/:category',
    paths.category('on water'),
    '/activities/on%20water',
    'all',
  ],
  [
    'activities-category',
    '/activities/:category',
    paths.category('water', { destination: '4' }),
    '/activities/water?destination=4',
    'all',
  ],
  [
    'activities-tour',
    '/activities/:category/:tour',
    paths.tour({ category: 'water', tour: 'a/b' }),
    '/activities/water/a%2Fb',
    'all',
  ],
  [
    'activities-tour',
    '/activities/:category/:tour',
    paths.tour({ category: 'water', tour: 'yacht' }, { wasAdded: true }),
    '/activities/water/yacht?onadd=1',
    'all',
  ],
  [
    'activities-tour',
    '/activities/:category/:tour',
    paths.editTour({ category: 'water', tour: 'yacht' }, 'line-1'),
    '/activities/water/yacht?edit=line-1',
    'all',
  ],
  ['extras', '/extras', paths.extras(), '/extras', 'all'],
  ['cart-checkout', '/cart/checkout', paths.checkout(), '/cart/checkout', 'all'],
  [
    'cart-checkout-azul',
    '/cart/checkout/payments/azul/:token',
    paths.cardForm('t1'),
    '/cart/checkout/payments/azul/t1',
    'all',
  ],
  [
    'cart-checkout-paypal',
    '/cart/checkout/payments/paypal/:token',
    paths.wallet('t1'),
    '/cart/checkout/payments/paypal/t1',
    'all',
  ],
  ['cart-success', '/cart/success/:token', paths.success('..'), '/cart/success/%252E%252E', 'all'],
  ['cart-cancel', '/cart/cancel/:token', paths.cancel('t1'), '/cart/cancel/t1', 'all'],
  ['payments', '/payments/:token', paths.payment('t1'), '/payments/t1', 'all'],
  [
    'customer-sale-voucher',
    '/customer/sale/:token/voucher',
    paths.voucher('t1'),
    '/customer/sale/t1/voucher',
    'all',
  ],
  ['widgets-transfers', '/widgets/transfers', '/widgets/transfers', '/widgets/transfers', 'all'],
  ['widgets-activities', '/widgets/activities', '/widgets/activities', '/widgets/activities', 'all'],
  [
    'widgets-activity',
    '/widgets/activities/:activity',
    '/widgets/activities/7',
    '/widgets/activities/7',
    'all',
  ],
  ['not-found', '/404', paths.notFound('from=mail'), '/404?from=mail', 'all'],
];

describe.each(table)('%s, %s', (name, pattern, made, route, scope) => {
  const [path = ''] = route.split('?');

  test(`is made as ${route}, and recognised`, () => {
    expect(made).toBe(route);
    expect(isKnownRoute(route)).toBe(true);
    expect(routeOf(path).name).toBe(name);
  });

  test(`is in the table, with the catalog scope "${scope}"`, () => {
    expect(routes[name].pattern).toBe(pattern);
    expect(catalogScopeOf(routeOf(path).name)).toBe(scope);
  });

  test('shows the host page no token', () => {
    const hasToken = pattern.includes(':token');
    const { token, publicPath } = routeOf(path);
    expect(token !== undefined).toBe(hasToken);
    expect(publicPath).toBe(hasToken ? pattern : path);
  });
});

test('the cases above are all routes', () => {
  expect([...new Set(table.map(([name]) => name))].sort()).toEqual(Object.keys(routes).sort());
});

test.each([
  ['/tours', 'activities-category', '/activities/tours'],
  ['/tours/reef', 'activities-tour', '/activities/tours/reef'],
])('the older path %s has the name %s and leads to %s', (path, name, now) => {
  expect(routeOf(path).name).toBe(name);
  expect(paths.formerTours(path)).toBe(now);
  expect(routeOf(now).name).toBe(name);
});

test.each([
  '/nowhere',
  '/transfers/none',
  'transfers',
  '/activities//yacht',
  '/activities/..',
  '/activities/%2e%2E/yacht',
  '/cart/success',
  '/payments/a/b',
])('%s leads nowhere', (path) => {
  expect(isKnownRoute(path)).toBe(false);
  expect(routeOf(path)).toEqual({ name: 'not-found', params: {}, publicPath: path, token: undefined });
});

test.each([
  ['/activities/', 'activities', '/activities/'],
  ['/Payments/t1/', 'payments', '/payments/:token'],
])('%s leads to %s and is shown as %s', (path, name, publicPath) => {
  expect(routeOf(path)).toMatchObject({ name, publicPath });
});

test('an empty page and the missing one have one name', () => {
  expect(routeOf('/test').name).toBe('not-found');
  expect(isKnownRoute('/test')).toBe(true);
});

const party = mapParty(() => true as const);

/** The compiler compares these with the table: every parameter of every route, and no other. */
const parameters: { [Name in RouteName]: Record<keyof QueryOf<Name>, true> } = {
  home: {},
  transfers: {
    ...{ airport: true, mode: true, pickup: true, destination: true },
    ...{ ...party, date: true, returnDate: true },
  },
  'transfers-prices': {
    ...{ from: true, to: true, ...party, searchMode: true },
    ...{ date: true, returnDate: true },
  },
  'transfers-info': {
    ...{ from: true, to: true, ...party, searchMode: true },
    ...{ date: true, returnDate: true, edit: true },
  },
  'transfers-extras': {},
  activities: {},
  'activities-category': { destination: true },
  'activities-tour': { onadd: true, edit: true },
  extras: {},
  'cart-checkout': {},
  'cart-checkout-azul': {},
  'cart-checkout-paypal': { action: true },
  'cart-success': {},
  'cart-cancel': {},
  payments: { action: true },
  'customer-sale-voucher': { hidePrices: true },
  'widgets-transfers': {
    ...{ airport: true, mode: true, from: true, to: true, ...party, date: true },
    ...{ layout: true, lock: true, prefill: true },
  },
  'widgets-activities': { category: true, destination: true, featured: true, limit: true },
  'widgets-activity': { category: true, rate: true },
  'not-found': {},
};

test.each([
  ['widgets-transfers', transfersBoxAttributes],
  ['widgets-activities', activitiesListAttributes],
  ['widgets-activity', activityQuoteAttributes],
] as const)('%s takes what its element takes', (name, table) => {
  const elsewhere = { ...commonAttributes, ...handOffAttributes };
  const own = Object.keys(table).filter((option) => !(option in elsewhere));
  const inPath = routes[name].pattern.match(/(?<=:)\w+/g) ?? [];
  expect([...inPath, ...Object.keys(parameters[name])].sort()).toEqual(own.sort());
});

test('the documentation names the parameters of every route', () => {
  const rows = readFileSync('docs/routes.md', 'utf8').matchAll(/^\| `\S+` +\| `(\S+)` +\| (.*?) \|/gm);
  const documented: Record<string, string[]> = {};
  let above: string[] = [];
  for (const [, name = '', query = ''] of rows) {
    const own = [...query.matchAll(/`(\w+)[^`]*`/g)].map(([, parameter = '']) => parameter);
    const all = query.startsWith('as above') ? [...above, ...own] : own;
    documented[name] ??= [...new Set(all)].sort();
    above = all;
  }
  const expected = Object.entries(parameters).map(([name, names]) => [name, Object.keys(names).sort()]);
  expect(documented).toEqual(Object.fromEntries(expected));
});

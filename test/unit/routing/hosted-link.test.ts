import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elementOfRoute } from '../../../src/routing/element-of-route.ts';
import { parseHostedLink } from '../../../src/routing/hosted-link.ts';

const home = new URL('https://book.example.com/');
const folder = new URL('https://www.example.com/book/');

test.each([
  ['https://book.example.com', home, '/'],
  ['https://book.example.com/transfers/', home, '/transfers'],
  ['HTTPS://BOOK.EXAMPLE.COM/transfers?airport=CUN', home, '/transfers?airport=CUN'],
  [
    'https://book.example.com:443/activities/water?sc=a%20b&destination=3',
    home,
    '/activities/water?destination=3',
  ],
  ['https://book.example.com/extras?placement=lobby&preview=1&howp=1&hrtp=1', home, '/extras'],
  ['https://www.example.com/book', folder, '/'],
  ['https://www.example.com/book/?sc=x', folder, '/'],
  ['https://www.example.com/book/extras', folder, '/extras'],
  ['https://www.example.com/x/../book/extras', folder, '/extras'],
])('%s leads to the hosted page at %s', (href, at, route) => {
  expect(parseHostedLink(href, at)).toMatchObject({ route });
});

test.each([
  ['https://book.example.com.evil/transfers', home],
  ['https://book.example.com@evil.example/transfers', home],
  ['https://visitor:secret@book.example.com/transfers', home],
  ['http://book.example.com/transfers', home],
  ['https://book.example.com:8443/transfers', home],
  ['https://example.com/transfers', home],
  ['https://bооk.example.com/transfers', home],
  ['javascript:location="https://book.example.com/"', home],
  ['mailto:someone@book.example.com', home],
  ['https://www.example.com/', folder],
  ['https://www.example.com/bookX', folder],
  ['https://www.example.com/books/extras', folder],
  ['https://www.example.com/Book/extras', folder],
  ['https://www.example.com/book/../extras', folder],
  ['https://www.example.com/book/%2e%2e/extras', folder],
  ['', home],
])('%s does not lead to the hosted page at %s', (href, at) => {
  expect(parseHostedLink(href, at)).toBeUndefined();
});

test('whatever precedes or follows the URL of the hosted page, only its own origin and folder count', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const href = `${before}https://www.example.com/book${after}`;
      if (!parseHostedLink(href, folder)) return;
      const { origin, pathname } = new URL(href);
      expect(origin).toBe('https://www.example.com');
      expect(pathname).toMatch(/^\/book(\/|$)/);
    }),
  );
});

test('a link keeps its whole query, its trip and its wish to be an element', () => {
  const { query, trip, isInline } =
    parseHostedLink(`${home.href}cart/checkout?sc=x#booking-trip=1.abc`, home) ?? {};
  expect(query?.get('sc')).toBe('x');
  expect({ trip, isInline }).toEqual({ trip: '1.abc', isInline: false });
  expect(parseHostedLink(`${home.href}transfers#inline`, home)).toMatchObject({
    trip: undefined,
    isInline: true,
  });
  expect(parseHostedLink(`${home.href}transfers#inline-2`, home)).toMatchObject({ isInline: false });
});

test.each(['/no-such-screen', '/index.html', '/404', '//transfers'])('%s is no screen', (path) => {
  expect(parseHostedLink(home.origin + path, home)?.target.name).toBe('not-found');
});

describe('the element of a route', () => {
  test.each([
    ['/transfers', 'transfers-box', {}],
    ['/transfers/prices?from=1&to=2', 'transfers-box', {}],
    ['/activities/water', 'activities-list', { category: 'water' }],
    ['/activities/caf%C3%A9', 'activities-list', { category: 'café' }],
    ['/activities/water/reef', 'activity-quote', { category: 'water', activity: 'reef' }],
    ['/activities', 'booking-engine', { route: '/activities' }],
    ['/tours/reef', 'booking-engine', { route: '/tours/reef' }],
    ['/', 'booking-engine', { route: '/' }],
    ['/cart/checkout?sc=x', 'booking-engine', { route: '/cart/checkout' }],
    ['/widgets/transfers?lock=airport', 'booking-engine', { route: '/widgets/transfers?lock=airport' }],
  ])('%s: <%s>', (path, tag, attributes) => {
    const link = parseHostedLink(home.origin + path, home);
    expect(link && elementOfRoute(link)).toEqual({ tag, attributes });
  });
});

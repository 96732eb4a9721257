import { describe, expect, it, test } from 'vitest';
import { noAttribution } from '../../../../src/schema/attribution.ts';
import { hostedUrl } from '../../../../src/shared/host/hosted-url.ts';

const quiet = {
  hostedUrl: 'https://book.example/',
  ...noAttribution,
  preview: false,
  hideOnewayPrices: false,
  hideRoundtripPrices: false,
};

test.each([
  ['https://book.example', '/transfers', 'https://book.example/transfers'],
  ['https://book.example/shop/', '/transfers', 'https://book.example/shop/transfers'],
  ['https://book.example/shop', '/', 'https://book.example/shop/'],
  ['https://book.example/?utm=a#top', '/extras?onadd=1', 'https://book.example/extras?onadd=1'],
])('below %s the route %s is %s', (base, route, url) => {
  expect(hostedUrl({ ...quiet, hostedUrl: base }, route)).toBe(url);
});

describe('without a hosted page', () => {
  it.each([undefined, '', 'book.example', 'javascript:alert(1)', 'http://book.example/'])(
    '%j leads nowhere',
    (base) => expect(hostedUrl({ ...quiet, hostedUrl: base }, '/')).toBeUndefined(),
  );
});

test('the options of the visit go along, next to the query of the route', () => {
  const visit = {
    salesChannel: 'front desk',
    placement: 'lobby-qr',
    preview: true,
    hideOnewayPrices: true,
    hideRoundtripPrices: true,
  };
  const url = new URL(hostedUrl({ ...quiet, ...visit }, '/transfers?airport=CUN') ?? '');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    airport: 'CUN',
    sc: 'front desk',
    placement: 'lobby-qr',
    preview: '1',
    howp: '1',
    hrtp: '1',
  });
});

test('a channel of the page replaces that of a link', () => {
  expect(hostedUrl({ ...quiet, salesChannel: 'desk' }, '/transfers?sc=flyer')).toBe(
    'https://book.example/transfers?sc=desk',
  );
});

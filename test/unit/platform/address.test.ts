import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryAddress } from '../../../src/platform/address.ts';
import { pathAddress } from '../../../src/platform/path-address.ts';

const at = (address: string) => history.replaceState(null, '', address);
const shown = () => location.pathname + location.search;

beforeEach(() => at('/'));

describe('a route in the page’s address', () => {
  test.each([
    ['/', '/', '/'],
    ['/', '/transfers?airport=CUN', '/transfers?airport=CUN'],
    [
      '/',
      '/payments/abc?preview=1&signature=a%2Bb%2525&rate=5%25',
      '/payments/abc?signature=a%2Bb%2525&rate=5%25',
    ],
    ['/shop/', '/shop/', '/'],
    ['/shop/', '/shop', '/'],
    ['/shop/', '/shopping', '/shopping'],
    ['/shop/', '/shop/transfers?airport=CUN', '/transfers?airport=CUN'],
  ])('under %s the address %s is the route %s', (base, address, route) => {
    at(address);
    expect(pathAddress(base).read()).toBe(route);
  });

  test('goes below the folder that the page lives in', () => {
    at('/shop/');
    const address = pathAddress('/shop/');
    address.push('/cart/checkout');
    expect(shown()).toBe('/shop/cart/checkout');
    expect(address.read()).toBe('/cart/checkout');
  });

  test('what the address says about the visit stays in it and out of the route', () => {
    at('/payments/t1?preview=1&sc=hotel&howp&action=cancel&q=a%20b');
    const address = pathAddress('/');
    expect(address.read()).toBe('/payments/t1?action=cancel&q=a%20b');
    address.push('/transfers?airport=CUN');
    expect(shown()).toBe('/transfers?airport=CUN&preview=1&sc=hotel&howp=');
    address.replace('/');
    expect(shown()).toBe('/?preview=1&sc=hotel&howp=');
    expect(address.read()).toBe('/');
  });

  test('goes back within the storefront only', () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    const address = pathAddress('/');
    expect(address.back()).toBe(false);
    address.push('/transfers');
    address.replace('/transfers?airport=CUN');
    expect(address.back()).toBe(true);
    expect(back).toHaveBeenCalledTimes(1);
  });
});

test('a route in memory leaves the page’s address alone', () => {
  const address = memoryAddress('/');
  address.push('/transfers');
  expect(address.read()).toBe('/transfers');
  expect(shown()).toBe('/');
  expect(address.back()).toBe(true);
  expect(address.back()).toBe(false);
  expect(address.read()).toBe('/');
});

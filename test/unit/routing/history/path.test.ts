import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryHistory } from '../../../../src/routing/history/memory.ts';
import { pathHistory } from '../../../../src/routing/history/path.ts';

const at = (url: string) => history.replaceState(null, '', url);
const shown = () => location.pathname + location.search;

beforeEach(() => at('/'));

describe('a route in the page’s URL', () => {
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
  ])('under %s the URL %s is the route %s', (base, url, route) => {
    at(url);
    expect(pathHistory(base).read()).toBe(route);
  });

  test('goes below the folder that the page lives in', () => {
    at('/shop/');
    const routes = pathHistory('/shop/');
    routes.push('/cart/checkout');
    expect(shown()).toBe('/shop/cart/checkout');
    expect(routes.read()).toBe('/cart/checkout');
  });

  test('parameters of the visit stay in the URL and out of the route', () => {
    at('/payments/t1?preview=1&sc=hotel&howp&action=cancel&q=a%20b');
    const routes = pathHistory('/');
    expect(routes.read()).toBe('/payments/t1?action=cancel&q=a%20b');
    routes.push('/transfers?airport=CUN');
    expect(shown()).toBe('/transfers?airport=CUN&preview=1&sc=hotel&howp=');
    routes.replace('/');
    expect(shown()).toBe('/?preview=1&sc=hotel&howp=');
    expect(routes.read()).toBe('/');
  });

  test('goes back within the storefront only', () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    const routes = pathHistory('/');
    expect(routes.back()).toBe(false);
    routes.push('/transfers');
    routes.replace('/transfers?airport=CUN');
    expect(routes.back()).toBe(true);
    expect(back).toHaveBeenCalledTimes(1);
  });
});

test('a route in memory leaves the page’s URL alone', () => {
  const routes = memoryHistory('/');
  routes.push('/transfers');
  expect(routes.read()).toBe('/transfers');
  expect(shown()).toBe('/');
  expect(routes.back()).toBe(true);
  expect(routes.back()).toBe(false);
  expect(routes.read()).toBe('/');
});

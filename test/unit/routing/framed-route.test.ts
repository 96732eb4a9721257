import { beforeEach, describe, expect, it, test } from 'vitest';
import { openFramedRoute, type HostRoutes } from '../../../src/routing/framed-route.ts';
import { createLocation } from '../../../src/routing/location.ts';

const key = 'booking-elements:framed-routes';

beforeEach(() => window.sessionStorage.clear());

/** A framed page whose own URL is at `url`. */
function open(url: string, routes: HostRoutes = {}) {
  const location = createLocation(url);
  openFramedRoute(location, routes);
  return location;
}

describe('a frame opens at', () => {
  test.each<[string, HostRoutes, expected: string, source: string]>([
    ['its own URL', {}, '/transfers', 'restore'],
    ['the route of the host', { route: '/extras?sc=a' }, '/extras?sc=a', 'message'],
    [
      'the last route that the host knows',
      { route: '/extras', lastRoute: '/activities' },
      '/activities',
      'restore',
    ],
    ['its own URL, if the host’s route leads nowhere', { route: '/no/such' }, '/transfers', 'restore'],
    [
      'the host’s route, if the host knows the last one without its token',
      { route: '/payments/abc', lastRoute: '/payments/:token' },
      '/payments/abc',
      'message',
    ],
    [
      'the host’s route, if the last one leads nowhere',
      { route: '/extras', lastRoute: '/..' },
      '/extras',
      'message',
    ],
  ])('%s', (_, routes, expected, source) => {
    const location = open('/transfers', routes);
    expect(location.route).toBe(expected);
    expect(location.source).toBe(source);
  });
});

describe('the route of this tab', () => {
  it("takes precedence over the host's", () => {
    open('/', { route: '/transfers' }).navigate('/cart/checkout');
    expect(open('/', { route: '/transfers', lastRoute: '/extras' }).route).toBe('/cart/checkout');
  });

  it('belongs to the frame that was opened at the same route', () => {
    open('/', { route: '/transfers' }).navigate('/cart/checkout');
    expect(open('/', { route: '/activities' }).route).toBe('/activities');
  });

  it('is found again when the browser reloads the frame where it was left', () => {
    open('/transfers').navigate('/extras');
    const reloaded = open('/extras');
    expect(reloaded.route).toBe('/extras');
    reloaded.navigate('/activities');
    expect(open('/transfers').route).toBe('/activities');
  });

  it('is forgotten where it contains a sale token', () => {
    const location = open('/transfers');
    location.navigate('/extras');
    location.navigate('/cart/success/secret');
    expect(window.sessionStorage.getItem(key)).not.toContain('secret');
    expect(open('/transfers').route).toBe('/transfers');
  });

  it.each(['{', '[]', '{"/transfers":7}'])('is ignored where the storage holds %s', (text) => {
    window.sessionStorage.setItem(key, text);
    expect(open('/transfers').route).toBe('/transfers');
  });
});

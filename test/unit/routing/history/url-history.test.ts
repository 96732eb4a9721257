import { beforeEach, describe, expect, it, test } from 'vitest';
import { hashHistory } from '../../../../src/routing/history/hash.ts';
import { queryHistory } from '../../../../src/routing/history/query.ts';

const at = (url: string, state: unknown = null) => history.replaceState(state, '', url);
const shown = () => location.pathname + location.search + location.hash;

beforeEach(() => at('/'));

describe('in the fragment', () => {
  test.each([
    ['/', '/start', false],
    ['/#/transfers', '/transfers', true],
    ['/#/transfers?airport=CUN', '/transfers?airport=CUN', true],
    ['/#prices', '/start', false],
    ['/#!/prices', '/start', false],
  ])('%s is the route %s', (url, route, isInUrl) => {
    at(url);
    const routes = hashHistory('/start');
    expect(routes.read()).toBe(route);
    expect(routes.isInUrl?.()).toBe(isInUrl);
  });

  it('a fragment of the host page leaves the visitor where they were', () => {
    at('/#/extras');
    const routes = hashHistory('/start');
    expect(routes.read()).toBe('/extras');
    at('/#prices');
    expect(routes.read()).toBe('/extras');
    at('/');
    expect(routes.read()).toBe('/start');
  });
});

describe('in a query parameter', () => {
  it('is added after those of the host page, and before its fragment', () => {
    at('/shop?page=2#top');
    const routes = queryHistory('/', 'booking');
    routes.push('/transfers?airport=CUN');
    expect(new URLSearchParams(location.search).get('page')).toBe('2');
    expect(location.hash).toBe('#top');
    expect(routes.read()).toBe('/transfers?airport=CUN');
    routes.replace('/extras');
    expect(routes.read()).toBe('/extras');
  });

  it('another parameter belongs to another storefront', () => {
    at('/?other=/extras');
    expect(queryHistory('/', 'booking').read()).toBe('/');
  });
});

describe('leaving the URL', () => {
  it('takes only the route out of it', () => {
    at('/shop?page=2&booking=%2Fextras#top');
    queryHistory('/', 'booking').removeFromUrl?.();
    expect(shown()).toBe('/shop?page=2#top');
  });

  it('leaves the visitor where they were, as long as there is none', () => {
    at('/shop#/extras');
    const routes = hashHistory('/start');
    routes.removeFromUrl?.();
    expect([shown(), routes.read()]).toEqual(['/shop', '/extras']);
  });

  it('touches nothing where there is no route', () => {
    at('/shop#prices', { own: 1 });
    hashHistory('/').removeFromUrl?.();
    expect(shown()).toBe('/shop#prices');
    expect(history.state).toEqual({ own: 1 });
  });
});

test('the state that the host page keeps in an entry stays', () => {
  at('/', { own: 1 });
  const routes = hashHistory('/');
  routes.push('/extras');
  expect(history.state).toMatchObject({ own: 1, bookingDepth: 1 });
  routes.replace('/activities');
  expect(history.state).toMatchObject({ own: 1, bookingDepth: 1 });
});

test('there is no step back from an entry that is not ours', () => {
  const routes = hashHistory('/');
  routes.replace('/extras');
  expect(routes.back()).toBe(false);
});

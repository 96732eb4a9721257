import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashHistory } from '../../../src/routing/history/hash.ts';
import { createLocation } from '../../../src/routing/location.ts';

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => history.replaceState(null, '', '/'));

describe('a location', () => {
  test.each([
    ['/transfers?airport=CUN', '/transfers', 'airport=CUN'],
    ['/transfers/', '/transfers', ''],
    ['transfers', '/transfers', ''],
    ['/transfers?#reviews', '/transfers', ''],
    ['/payments/t1?a=b?c', '/payments/t1', 'a=b?c'],
  ])('at %s has the path %s and the query %j', (to, path, search) => {
    const location = createLocation();
    location.navigate(to);
    expect([location.path, location.search]).toEqual([path, search]);
    expect(location.route).toBe(search ? `${path}?${search}` : path);
  });

  test('notifies its listeners of changes alone', () => {
    const location = createLocation();
    const changed = vi.fn();
    const stop = location.subscribe(changed);
    location.navigate('/transfers');
    location.navigate('/transfers');
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    location.navigate('/extras');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('a replacement keeps the source of the requested route', () => {
    const location = createLocation();
    location.navigate('/transfers', { source: 'message' });
    location.navigate('/transfers?airport=CUN', { replace: true });
    expect(location.source).toBe('message');
    location.navigate('/extras');
    expect(location.source).toBe('user');
  });

  test('goes back, at its start to the fallback', () => {
    const location = createLocation();
    location.navigate('/transfers');
    location.back('/extras', 'api');
    expect([location.route, location.source]).toEqual(['/', 'api']);
    location.back('/extras');
    expect([location.route, location.source]).toEqual(['/extras', 'user']);
  });

  test('lets one caller dispatch the event of each change', () => {
    const location = createLocation();
    expect([location.claimChangeEvent(), location.claimChangeEvent()]).toEqual([true, false]);
    location.navigate('/transfers');
    expect([location.claimChangeEvent(), location.claimChangeEvent()]).toEqual([true, false]);
  });

  test('has one active host, while that is on the page', () => {
    const [first, second] = [document.createElement('div'), document.createElement('div')];
    document.body.append(first, second);
    const location = createLocation();
    expect([location.isActiveHost(first), location.isActiveHost(second)]).toEqual([true, true]);
    location.setActiveHost(first);
    expect([location.isActiveHost(first), location.isActiveHost(second)]).toEqual([true, false]);
    first.remove();
    expect(location.isActiveHost(second)).toBe(true);
    second.remove();
  });
});

describe('a location in the URL of a page', () => {
  test('moves with it, and stays where it is when the URL is released', () => {
    const location = createLocation('/transfers');
    const release = location.attach(hashHistory('/transfers'));
    expect(location.isInUrl).toBe(false);
    location.addToUrl();
    expect([window.location.hash, location.isInUrl]).toEqual(['#/transfers', true]);
    location.navigate('/extras');
    expect(window.location.hash).toBe('#/extras');
    release();
    expect([location.route, location.isInUrl]).toEqual(['/extras', undefined]);
    location.navigate('/transfers');
    expect(window.location.hash).toBe('#/extras');
  });

  test('reports the browser’s Back with the source of the request', () => {
    const location = createLocation();
    const release = location.attach(hashHistory('/'));
    location.navigate('/transfers');
    const back = vi.spyOn(history, 'back').mockImplementation(() => {
      history.replaceState(null, '', '/');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    location.back('/', 'api');
    expect([location.route, location.source]).toEqual(['/', 'api']);
    back.mockRestore();
    release();
  });

  test('reports the browser’s own moves after a step back that changed nothing', () => {
    const location = createLocation();
    const release = location.attach(hashHistory('/'));
    const moveTo = (url: string) => {
      history.replaceState(null, '', url);
      window.dispatchEvent(new PopStateEvent('popstate'));
    };
    location.back('/', 'api');
    moveTo('/#/extras');
    expect([location.route, location.source]).toEqual(['/extras', 'user']);

    location.navigate('/transfers');
    const back = vi.spyOn(history, 'back').mockImplementation(() => moveTo('/#/transfers'));
    location.back('/', 'api');
    moveTo('/#/extras');
    expect([location.route, location.source]).toEqual(['/extras', 'user']);
    back.mockRestore();
    release();
  });
});

describe('where the history of the page cannot be changed', () => {
  const refuse = () => {
    throw new DOMException('not in this document', 'SecurityError');
  };

  test.each(['pushState', 'replaceState'] as const)('%s throws: routes stay in memory', (name) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(history, name).mockImplementation(refuse);
    const location = createLocation();
    location.attach(hashHistory('/'));
    const changed = vi.fn();
    location.subscribe(changed);
    location.navigate('/extras', { replace: name === 'replaceState' });
    expect(location.path).toBe('/extras');
    location.navigate('/transfers?airport=CUN');
    expect(location.route).toBe('/transfers?airport=CUN');
    location.back('/');
    expect(location.path).toBe('/extras');
    expect(changed).toHaveBeenCalledTimes(3);
    expect(warn.mock.calls.flat().join(' ')).toMatch(/history cannot be changed; .*not in this document/);
    expect(warn).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});

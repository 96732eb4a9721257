import { expect, test, vi } from 'vitest';
import { shadowRouteAccessor } from '../../../../elements/core/engine/shadow-route-accessor.ts';
import type { Storefront } from '../../../../src/storefront/storefront.ts';

function engineAt(path: string, attribute?: string) {
  const navigate = vi.fn();
  const host = document.createElement('div') as HTMLElement & { route?: unknown };
  if (attribute !== undefined) host.setAttribute('route', attribute);
  const remove = shadowRouteAccessor(host, { path, navigate } as unknown as Storefront);
  return { host, navigate, remove };
}

test('the property is the current route until the accessor is removed', () => {
  const { host, remove } = engineAt('/cart', '/transfers');
  expect(host.route).toBe('/cart');
  remove();
  expect(host.route).toBeUndefined();
});

test.each([
  ['/activities', '/transfers', '/activities'],
  [undefined, '/transfers', '/transfers'],
  [null, '/transfers', '/transfers'],
  [undefined, undefined, '/'],
  [null, '', '/'],
])('setting it to %s navigates with the attribute %s to %s', (value, attribute, route) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { host, navigate } = engineAt('/cart', attribute);
  host.route = value;
  expect(navigate).toHaveBeenCalledExactlyOnceWith(route, 'api');
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

import { expect, test, vi } from 'vitest';
import type { MountContext } from '../../../elements/core/view/view-module.ts';
import type { ViewHandle, ViewSpec } from '../../../elements/core/view/view-spec.ts';
import { mountView } from '../../../elements/views/engine-module.ts';
import type { EngineOptions } from '../../../src/options/engine-attributes.ts';
import type { Storefront } from '../../../src/storefront/storefront.ts';

const mounted = vi.hoisted((): { spec?: ViewSpec<EngineOptions> } => ({}));
vi.mock('../../../elements/core/view/mount-view.ts', () => ({
  mountView: (spec: ViewSpec<EngineOptions>) => void (mounted.spec = spec),
}));

test('a trip link opens an engine that has become an overlay', () => {
  mountView({} as MountContext);
  const values: Record<string, unknown> = { presentation: 'inline' };
  const setOpen = vi.fn();
  const setPendingTripLink = vi.fn();
  const storefront = {
    location: { setActiveHost: () => undefined, navigate: () => undefined, route: '/' },
    state: { cart: { setPendingTripLink } },
  } as unknown as Storefront;
  const view = { host: document.createElement('div'), read: (name: string) => values[name], setOpen };
  const leave = mounted.spec?.join?.(
    storefront,
    { presentation: 'inline', routing: 'memory', route: '/' } as EngineOptions,
    view as unknown as ViewHandle,
  );

  const followLink = (text: string) => {
    window.history.replaceState(null, '', `#booking-trip=${text}`);
    window.dispatchEvent(new Event('hashchange'));
  };
  followLink('first');
  expect(setPendingTripLink).toHaveBeenLastCalledWith('first');
  expect(setOpen).not.toHaveBeenCalled();
  values.presentation = 'overlay';
  followLink('second');
  expect(setPendingTripLink).toHaveBeenLastCalledWith('second');
  expect(setOpen).toHaveBeenCalledExactlyOnceWith(true);
  leave?.();
});

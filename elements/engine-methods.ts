import { routeOrHome } from '../src/views/route-or-home.ts';
import type { Storefront, ViewHandle, ViewMethods } from './view-module.ts';

/** The methods of `<booking-engine>`. */
export function engineMethods({ host, root, read, emit, storefront }: ViewHandle): ViewMethods {
  const setOpen = (open: boolean) => Reflect.set(host, 'open', open);
  const show = (path: string | undefined, source: 'api' | 'user') => {
    storefront()?.location.visit(host);
    if (path !== undefined) storefront()?.navigate(path, source);
    if (read('presentation') === 'overlay') setOpen(true);
    else bringIntoSight(host, root);
  };
  return {
    navigate: (path: string) => storefront()?.navigate(path, 'api'),
    /** The property `route`, set to anything. */
    goToRoute: (path: unknown) => storefront()?.navigate(routeOrHome(String(path)), 'api'),
    back: () => storefront()?.back('api'),
    show: (path?: string) => show(path, 'api'),
    /** For an element of another storefront that sends its visitor here. */
    lead: (path: string) => show(path, 'user'),
    close: () => {
      if (read('open') && emit('booking-close', { reason: 'api' })) setOpen(false);
    },
    reload: () => storefront()?.reload(),
    clearCart: () => {
      const shop = storefront();
      const before = shop?.cartSnapshot().count;
      shop?.clearCart();
      // An order that is under way stays.
      if (shop && shop.cartSnapshot().count !== before)
        emit('booking-cart-change', { ...shop.cartSnapshot(), reason: 'clear' });
    },
    /** For what our own scripts do with an engine. */
    withStorefront: (action: (shared: Storefront) => void) => {
      const shared = storefront();
      if (shared) action(shared);
    },
  };
}

/** A screen that is only coming takes the focus by itself. */
function bringIntoSight(host: HTMLElement, root: ShadowRoot): void {
  host.scrollIntoView({ block: 'start' });
  root.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
}

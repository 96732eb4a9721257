import { bringIntoView } from '../../../src/platform/element/bring-into-view.ts';
import type { Attribution } from '../../../src/schema/attribution.ts';
import { receiveTrip } from '../../../src/storefront/flows/trip-link/watch-trip-links.ts';
import type { Storefront } from '../../../src/storefront/storefront.ts';
import type { engineTripLink } from '../../../src/views/engine/engine-trip-link.ts';
import type { ViewHandle, ViewMethods } from '../view/view-spec.ts';
import { isOverlay } from './is-overlay.ts';

/** The methods of `<booking-engine>`. */
export function engineMethods(view: ViewHandle): ViewMethods {
  const { host, root, read, emit, isOpen, setOpen, storefront } = view;
  const show = (path: string | undefined, source: 'api' | 'user') => {
    storefront()?.location.setActiveHost(host);
    if (path !== undefined) storefront()?.navigate(path, source);
    if (isOverlay(read)) setOpen(true);
    else showScreen(host, root);
  };
  return {
    navigate: (path: string) => storefront()?.navigate(path, 'api'),
    back: () => storefront()?.back('api'),
    show: (path?: string) => show(path, 'api'),
    /** For an element of another storefront, or a link of the page, that hands its visitor off to this engine. */
    openAt: (path: string, attribution: Attribution, trip?: string) => {
      const state = storefront()?.state;
      state?.session.adoptAttribution(attribution);
      show(path, 'user');
      if (trip !== undefined && state) receiveTrip(state, trip);
    },
    close: () => {
      if (isOpen() && emit('booking-close', { reason: 'api' })) setOpen(false);
    },
    reload: () => storefront()?.reload(),
    clearCart: () => {
      const current = storefront();
      if (!current) return;
      const countBefore = current.cartSnapshot().count;
      current.clearCart();
      const cart = current.cartSnapshot();
      // The lines of a pending order stay, so nothing may have changed.
      if (cart.count !== countBefore) emit('booking-cart-change', { ...cart, reason: 'clear' });
    },
    /** The element's own method passes the functions that settle its promise. */
    tripLink: (resolve: (link?: string) => void, reject: () => void, options?: { to?: unknown }) =>
      void tripLink(storefront(), read, options?.to).then(resolve, reject),
    /** For the scripts of the hosted page. */
    withStorefront: (action: (storefront: Storefront) => void) => {
      const current = storefront();
      if (current) action(current);
    },
  };
}

/** Calls `engineTripLink`, after loading its code. */
async function tripLink(...args: Parameters<typeof engineTripLink>): ReturnType<typeof engineTripLink> {
  return (await import('../../../src/views/engine/engine-trip-link.ts')).engineTripLink(...args);
}

/** Scrolls to the engine and focuses the heading of its screen; a screen that is still loading focuses its own once it is there. */
function showScreen(host: HTMLElement, root: ShadowRoot): void {
  bringIntoView(host, 'start');
  root.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
}

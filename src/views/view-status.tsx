import { useEffect, useEffectEvent } from 'react';
import { useReportCartChange, useCartCount } from '../shared/cart/use-cart.ts';
import { useElement } from '../shared/host/element-host.ts';
import { useSession } from '../shared/storefront/session-context.ts';
import { useStorefront } from '../shared/storefront/storefront-context.ts';
import { useOnline } from '../shared/storefront/use-online.ts';
import type { StorefrontState } from '../storefront/state.ts';

/** Reports the view's status to the host page, as custom states and events of the element. */
export function ViewStatus() {
  useReportReady();
  const { setState } = useElement();
  const hasCart = useCartCount() > 0;
  const isOnline = useOnline();

  useEffect(() => {
    setState('has-cart', hasCart);
  }, [hasCart, setState]);

  useEffect(() => {
    setState('offline', !isOnline);
  }, [isOnline, setState]);

  return null;
}

/**
 * The storefront state with which each element last dispatched `booking-ready`. With the same state it is not dispatched
 * again, although the view becomes ready again after each change of language and each time the element is added to the page.
 */
const reportedStates = new WeakMap<HTMLElement, StorefrontState>();

/** Sets the states `loading` and `ready`, dispatches `booking-ready`, and reports a restored cart. */
function useReportReady(): void {
  const { emit, setState, host } = useElement();
  const { version, state } = useStorefront();
  const { language, currency } = useSession();
  const reportCartChange = useReportCartChange();

  const dispatchReady = useEffectEvent(() => {
    if (reportedStates.get(host) === state) return;
    reportedStates.set(host, state);
    emit('booking-ready', { version, lang: language, currency: currency.toUpperCase() });
    if (state.cart.consumeRestored()) reportCartChange('restore');
  });
  useEffect(() => {
    setState('loading', false);
    setState('ready', true);
    dispatchReady();
    return () => setState('ready', false);
  }, [setState]);
}

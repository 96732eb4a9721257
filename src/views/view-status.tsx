import { useEffect, useEffectEvent } from 'react';
import { useReportCartChange, useCartCount } from '../shared/cart/use-cart.ts';
import { useElement } from '../shared/host/element-host.ts';
import { useSession } from '../shared/storefront/session-context.ts';
import { useStorefront } from '../shared/storefront/storefront-context.ts';
import { useOnline } from '../shared/storefront/use-online.ts';

/** Reports the view's status to the host page, as custom states and events of the element. */
export function ViewStatus() {
  useReadiness();
  useCurrencyWarning();
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
 * The storefront for which each element last dispatched `booking-ready`. The event is not repeated when the language or
 * currency changes, or when the element is moved or added again.
 */
const announced = new WeakMap<object, object>();

function useReadiness(): void {
  const { emit, setState, host } = useElement();
  const { version, state } = useStorefront();
  const { language, currency } = useSession();
  const reportCartChange = useReportCartChange();

  const announce = useEffectEvent(() => {
    if (announced.get(host) === state) return;
    announced.set(host, state);
    emit('booking-ready', { version, lang: language, currency: currency.toUpperCase() });
    if (state.cart.consumeRestored()) reportCartChange('restore');
  });
  useEffect(() => {
    setState('loading', false);
    setState('ready', true);
    announce();
    return () => setState('ready', false);
  }, [setState]);
}

/** The option is parsed before the company's currencies are known, so it is checked here. */
function useCurrencyWarning(): void {
  const { host, options } = useElement();
  const { currencies } = useSession().settings;
  const isUnknown = options.currency && !currencies.includes(options.currency);
  const warning =
    isUnknown &&
    `[${host.localName}] attribute "currency": "${options.currency}" is not one of ${currencies.join(', ')}`;
  useEffect(() => {
    if (warning) console.warn(warning);
  }, [warning]);
}

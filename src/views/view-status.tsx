import { useEffect, useEffectEvent } from 'react';
import { useElement } from '../shared/host/element-host.ts';
import { useSession } from '../shared/storefront/session-context.ts';
import { useStorefront } from '../shared/storefront/storefront-context.ts';
import { useCartChanged, useCartCount } from '../shared/cart/use-cart.ts';
import { useOnline } from '../shared/storefront/use-online.ts';

/** The storefront for which each element last dispatched `booking-ready`. */
const announced = new WeakMap<object, object>();

/** Exposes the view's states to the host page, as states and events of the element. */
export function ViewStatus() {
  const { emit, setState, host, options } = useElement();
  const { version, state } = useStorefront();
  const { language, currency, settings } = useSession();
  const count = useCartCount();
  const cartChanged = useCartChanged();
  const online = useOnline();

  /** Once per element: changing the language or currency, and moving or re-adding the element, is no new start. */
  const announceReady = useEffectEvent(() => {
    if (announced.get(host) === state) return;
    announced.set(host, state);
    emit('booking-ready', { version, lang: language, currency: currency.toUpperCase() });
    if (state.cart.consumeRestored()) cartChanged('restore');
  });
  useEffect(() => {
    setState('loading', false);
    setState('ready', true);
    announceReady();
    return () => setState('ready', false);
  }, [setState]);

  useEffect(() => {
    setState('has-cart', count > 0);
  }, [count, setState]);

  useEffect(() => {
    setState('offline', !online);
  }, [online, setState]);

  // Attributes are parsed before the company's currencies are known.
  const unknown = options.currency && !settings.currencies.includes(options.currency);
  const warning =
    unknown &&
    `[${host.localName}] attribute "currency": "${options.currency}" is not one of ${settings.currencies.join(', ')}`;
  useEffect(() => {
    if (warning) console.warn(warning);
  }, [warning]);

  return null;
}

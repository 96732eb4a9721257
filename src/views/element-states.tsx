import { useEffect, useEffectEvent } from 'react';
import { useElement } from '../parts/element.ts';
import { useSession } from '../parts/session-context.ts';
import { useStorefront } from '../parts/storefront.ts';
import { useCart, useCartChanged } from '../parts/use-cart.ts';
import { useOnline } from '../parts/use-online.ts';

/** The storefront that each element has last been ready with. */
const announced = new WeakMap<object, object>();

/** Tells the host page, by states and events of the element, what a visitor can see. */
export function ElementStates() {
  const { emit, setState, host, options } = useElement();
  const { version, state } = useStorefront();
  const { language, currency, settings } = useSession();
  const { count } = useCart();
  const cartChanged = useCartChanged();
  const online = useOnline();

  /** Once per element: another language or currency is no new start, nor is coming back to the page or on top of it. */
  const announceReady = useEffectEvent(() => {
    if (announced.get(host) === state) return;
    announced.set(host, state);
    emit('booking-ready', { version, lang: language, currency: currency.toUpperCase() });
    if (state.cart.takeRestored()) cartChanged('restore');
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

  // Attributes are read before it is known which currencies the company takes.
  const unknown = options.currency && !settings.currencies.includes(options.currency);
  const warning =
    unknown &&
    `[${host.localName}] attribute "currency": "${options.currency}" is not one of ${settings.currencies.join(', ')}`;
  useEffect(() => {
    if (warning) console.warn(warning);
  }, [warning]);

  return null;
}

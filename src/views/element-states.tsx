import { useEffect, useEffectEvent } from 'react';
import { useElement } from '../parts/element.ts';
import { useSession } from '../parts/session-context.ts';
import { useStorefront } from '../parts/storefront.ts';
import { useCart } from '../parts/use-cart.ts';

/** Tells the host page, by states and events of the element, what a visitor can see. */
export function ElementStates() {
  const { emit, setState, host, options } = useElement();
  const { version } = useStorefront();
  const { language, currency, settings } = useSession();
  const { count } = useCart();

  /** Once per element: later changes of language and currency are no new start. */
  const announceReady = useEffectEvent(() => {
    emit('booking-ready', { version, lang: language, currency: currency.toUpperCase() });
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

import { useEffect, useEffectEvent } from 'react';
import { useElement } from '../parts/element.ts';
import { useSession } from '../parts/session-context.ts';
import { useStorefront } from '../parts/storefront.ts';
import { useCart } from '../parts/use-cart.ts';

/** Tells the host page, by states and events of the element, what a visitor can see. */
export function ElementStates() {
  const { emit, setState } = useElement();
  const { version } = useStorefront();
  const { language, currency } = useSession();
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

  return null;
}

import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, failureOf, type Failure } from '../../api/api-error.ts';
import { cartCount } from '../../cart/cart-contents.ts';
import { resolveCurrency } from '../../storefront/resolve-language.ts';
import { bringIntoView } from '../../platform/element/into-view.ts';
import { useNavigation } from '../../routing/hooks.ts';
import { routeOf } from '../../routing/match.ts';
import { paths } from '../../routing/paths.ts';
import type { CarriedCart } from '../../schema/carried-cart.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useCartChanged } from '../../shared/cart/use-cart.ts';
import { useIsGone } from '../../shared/storefront/use-is-gone.ts';
import { renewTrip } from '../../storefront/flows/renew-trip.ts';
import { takeInTrip, type TripChoice } from '../../storefront/flows/take-in-trip.ts';
import { apiContext, currentSession } from '../../storefront/current-session.ts';
import { readTrip } from '../../storefront/trip-text.ts';
import { useToast } from '../../ui/feedback/toast.tsx';

/** Long enough to read it, for those who were looking elsewhere too. */
const UNREADABLE_MS = 10_000;

export type ArrivalStep =
  | { name: 'reading' }
  | { name: 'asking'; carried: CarriedCart }
  /** Quietly if nothing was shown before. */
  | { name: 'loading'; carried: CarriedCart; choice: TripChoice; quiet: boolean }
  | { name: 'failed'; carried: CarriedCart; choice: TripChoice; failure: Failure };

/** A trip link from its text to the cart. Nothing changes before every line was asked for again. */
export function useArrival(text: string) {
  const { t } = useLingui();
  const storefront = useStorefront();
  const { cart } = storefront.state;
  const { emit, options } = useElement();
  const showToast = useToast();
  const cartChanged = useCartChanged();
  const showCart = useShowCart();
  const askAgain = useAskAgain();
  const [step, setStep] = useState<ArrivalStep>({ name: 'reading' });
  const isGone = useIsGone();
  /** Cancelled meanwhile, replaced by another link, or left to whichever engine comes next. */
  const isOver = () => isGone() || cart.state.arriving !== text;
  const hasCart = () => cartCount(cart.state) + cart.state.lost.length > 0;
  const close = () => cart.receiveTrip('');

  const load = async (carried: CarriedCart, choice: TripChoice, quiet = false): Promise<void> => {
    setStep({ name: 'loading', carried, choice, quiet });
    try {
      const renewed = await askAgain(carried, choice);
      if (isOver()) return;
      // The visitor may have begun a cart meanwhile.
      if (quiet && hasCart()) {
        setStep({ name: 'asking', carried });
        return;
      }
      close();
      takeInTrip(storefront.state, carried, renewed, choice, options.salesChannel);
      cartChanged('restore');
      showCart();
    } catch (error) {
      if (isOver()) return;
      const failed = error instanceof Error ? error : new ApiError('network');
      setStep({ name: 'failed', carried, choice, failure: failureOf(failed) });
      const code = failed instanceof ApiError ? failed.code : 'network';
      emit('booking-error', { code, phase: 'trip-link', retryable: true });
    }
  };

  const begin = useEffectEvent(async () => {
    const carried = await readTrip(text);
    if (isOver()) return;
    if (!carried) {
      close();
      showToast({ message: t`This link cannot be read.`, tone: 'info', durationMs: UNREADABLE_MS });
    } else if (hasCart()) setStep({ name: 'asking', carried });
    else await load(carried, 'replace', true);
  });
  // From a promise, after the effect.
  useEffect(() => void Promise.resolve().then(begin), []);

  return { step, load: (carried: CarriedCart, choice: TripChoice) => void load(carried, choice), close };
}

/** Asks in the language and currency in which the cart will be. */
function useAskAgain() {
  const storefront = useStorefront();
  const { currencies } = useSettings();
  return (carried: CarriedCart, choice: TripChoice) => {
    const { queryClient, state } = storefront;
    const api =
      choice === 'add'
        ? currentSession(storefront).api
        : apiContext(storefront, carried.language, resolveCurrency(carried.currency, currencies));
    const sessionToken = state.search.state.searchSessionId;
    return renewTrip({ api, queryClient, sessionToken, now: new Date() }, carried);
  };
}

/** Opens the cart, unless the link leads to another screen of the hosted page, to go on there. */
function useShowCart() {
  const { location } = useStorefront();
  const { goTo } = useNavigation();
  const { host, ownsPage, presentation } = useElement();
  return () => {
    const { name } = routeOf(location.path);
    if (ownsPage && name !== 'home' && name !== 'cart-checkout') return;
    goTo(paths.checkout());
    if (!ownsPage && presentation === 'inline') bringIntoView(host, 'start');
  };
}

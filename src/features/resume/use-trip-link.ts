import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, failureOf, type Failure } from '../../api/api-error.ts';
import { cartCount } from '../../cart/cart-contents.ts';
import { resolveCurrency } from '../../storefront/language-and-currency.ts';
import { bringIntoView } from '../../platform/element/bring-into-view.ts';
import { useNavigation } from '../../routing/hooks.ts';
import { routeOf } from '../../routing/match.ts';
import { paths } from '../../routing/paths.ts';
import type { TripLinkCart } from '../../schema/trip-link/trip-link-format.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { useSettings } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useReportCartChange } from '../../shared/cart/use-cart.ts';
import { useIsStale } from '../../shared/storefront/use-is-stale.ts';
import { revalidateTrip } from '../../storefront/flows/trip-link/revalidate-trip.ts';
import { addTripFromLink, type TripChoice } from '../../storefront/flows/trip-link/add-trip-from-link.ts';
import { apiContext, currentSession } from '../../storefront/current-session.ts';
import { decodeCart } from '../../storefront/trip-link-text.ts';
import { useToast } from '../../ui/feedback/toast.tsx';

/** Long enough to be read by visitors who were looking elsewhere. */
const UNREADABLE_MS = 10_000;

export type TripLinkStep =
  | { name: 'reading' }
  | { name: 'asking'; carried: TripLinkCart }
  /** `quiet` if no dialog was open before. */
  | { name: 'loading'; carried: TripLinkCart; choice: TripChoice; quiet: boolean }
  | { name: 'failed'; carried: TripLinkCart; choice: TripChoice; failure: Failure };

/** Turns a trip link into a cart. Nothing changes before every line has been revalidated. */
export function useTripLink(text: string) {
  const { t } = useLingui();
  const storefront = useStorefront();
  const { cart } = storefront.state;
  const { emit, options } = useElement();
  const showToast = useToast();
  const reportCartChange = useReportCartChange();
  const showCart = useShowCart();
  const revalidate = useRevalidateTrip();
  const [step, setStep] = useState<TripLinkStep>({ name: 'reading' });
  const isStale = useIsStale();
  /** Cancelled, replaced by another link, or left to the next engine. */
  const isOver = () => isStale() || cart.state.pendingTripLink !== text;
  const hasCart = () => cartCount(cart.state) + cart.state.unavailable.length > 0;
  const close = () => cart.setPendingTripLink('');

  const load = async (carried: TripLinkCart, choice: TripChoice, quiet = false): Promise<void> => {
    setStep({ name: 'loading', carried, choice, quiet });
    try {
      const revalidatedTrip = await revalidate(carried, choice);
      if (isOver()) return;
      // The visitor may have started a cart in the meantime.
      if (quiet && hasCart()) {
        setStep({ name: 'asking', carried });
        return;
      }
      close();
      const pageChannel = options.salesChannel;
      addTripFromLink(storefront.state, { link: carried, revalidatedTrip, choice, pageChannel });
      reportCartChange('restore');
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
    const carried = await decodeCart(text);
    if (isOver()) return;
    if (!carried) {
      close();
      showToast({ message: t`This link cannot be read.`, tone: 'info', durationMs: UNREADABLE_MS });
    } else if (hasCart()) setStep({ name: 'asking', carried });
    else await load(carried, 'replace', true);
  });
  // From a promise, after the effect.
  useEffect(() => void Promise.resolve().then(begin), []);

  return { step, load: (carried: TripLinkCart, choice: TripChoice) => void load(carried, choice), close };
}

/** Revalidates in the language and currency that the cart will have. */
function useRevalidateTrip() {
  const storefront = useStorefront();
  const { currencies } = useSettings();
  return (carried: TripLinkCart, choice: TripChoice) => {
    const { queryClient, state } = storefront;
    const api =
      choice === 'add'
        ? currentSession(storefront).api
        : apiContext(storefront, carried.language, resolveCurrency(carried.currency, currencies));
    const sessionToken = state.search.state.searchSessionId;
    return revalidateTrip({ api, queryClient, sessionToken, now: new Date() }, carried);
  };
}

/** Opens the cart, unless the link leads to another screen of the hosted page. */
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

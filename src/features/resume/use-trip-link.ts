import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { asApiError, readFailureOf, type ReadFailure } from '../../api/api-error.ts';
import { cartCount } from '../../cart/cart-contents.ts';
import type { TripLinkCart } from '../../schema/trip-link/trip-link-format.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useIsStale } from '../../shared/storefront/use-is-stale.ts';
import type { LinkedTripAction } from '../../storefront/flows/trip-link/add-trip-from-link.ts';
import { decodeCart } from '../../storefront/trip-link-text.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useAddLinkedTrip } from './use-add-linked-trip.ts';
import { useRevalidateTrip } from './use-revalidate-trip.ts';

/** Long enough to be read by visitors who were looking elsewhere. */
const UNREADABLE_MS = 10_000;

interface AskingStep {
  name: 'asking';
  linkedCart: TripLinkCart;
}

export interface LoadingStep {
  name: 'loading';
  /** Whether the dialog opens only if loading takes long. */
  quiet: boolean;
}

export interface FailedStep {
  name: 'failed';
  linkedCart: TripLinkCart;
  /** Undefined if the visitor was not asked. */
  action: LinkedTripAction | undefined;
  failure: ReadFailure;
}

/** A step that is shown in the dialog. */
export type TripLinkDialogStep = AskingStep | LoadingStep | FailedStep;

export interface TripLink {
  step: { name: 'reading' } | TripLinkDialogStep;
  /**
   * Adds the linked cart to the visitor's, or replaces it, once every line has been revalidated. Without an action it fills an
   * empty cart; if the visitor has started one in the meantime, the next step asks.
   */
  load: (linkedCart: TripLinkCart, action: LinkedTripAction | undefined) => void;
  /** Discards the link. */
  close: () => void;
}

/** The step in which a trip link is being turned into a cart. The visitor is asked only if there already is a cart. */
export function useTripLink(text: string): TripLink {
  const { cart } = useStorefront().state;
  const { emit } = useElement();
  const revalidateTrip = useRevalidateTrip();
  const addLinkedTrip = useAddLinkedTrip();
  const [step, setStep] = useState<TripLink['step']>({ name: 'reading' });
  const isStale = useIsStale();
  /** Whether the link was discarded or replaced by another one, or its element was removed from the page. */
  const isOver = () => isStale() || cart.state.pendingTripLink !== text;
  const hasCart = () => cartCount(cart.state) + cart.state.unavailable.length > 0;
  const close = () => cart.setPendingTripLink('');

  const load = async (
    linkedCart: TripLinkCart,
    action: LinkedTripAction | undefined,
    { quiet }: { quiet: boolean },
  ): Promise<void> => {
    setStep({ name: 'loading', quiet });
    try {
      const revalidatedTrip = await revalidateTrip(linkedCart, action ?? 'replace');
      if (isOver()) return;
      if (!action && hasCart()) {
        setStep({ name: 'asking', linkedCart });
        return;
      }
      close();
      addLinkedTrip(linkedCart, revalidatedTrip, action ?? 'replace');
    } catch (error) {
      if (isOver()) return;
      const apiError = asApiError(error);
      setStep({ name: 'failed', linkedCart, action, failure: readFailureOf(apiError) });
      emit('booking-error', { code: apiError.code, phase: 'trip-link', retryable: true });
    }
  };

  useLinkedCart(text, {
    isOver,
    onRead: (linkedCart) => {
      if (hasCart()) setStep({ name: 'asking', linkedCart });
      else void load(linkedCart, undefined, { quiet: true });
    },
    onUnreadable: close,
  });

  return {
    step,
    load: (linkedCart, action) => void load(linkedCart, action, { quiet: false }),
    close,
  };
}

interface LinkReading {
  /** Whether the result is no longer needed. */
  isOver: () => boolean;
  onRead: (linkedCart: TripLinkCart) => void;
  onUnreadable: () => void;
}

/** Reads the cart in the text of a link, and tells the visitor if that fails. */
function useLinkedCart(text: string, { isOver, onRead, onUnreadable }: LinkReading): void {
  const { t } = useLingui();
  const showToast = useToast();
  const handle = useEffectEvent((linkedCart: TripLinkCart | undefined) => {
    if (isOver()) return;
    if (linkedCart) {
      onRead(linkedCart);
      return;
    }
    onUnreadable();
    showToast({ message: t`This link cannot be read.`, tone: 'info', durationMs: UNREADABLE_MS });
  });
  useEffect(() => void decodeCart(text).then(handle), [text]);
}

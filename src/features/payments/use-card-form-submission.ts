import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { pathSegment } from '../../lib/path-segment.ts';
import { isHistoryNavigationTo } from '../../platform/page/page-load.ts';
import { onPageRestored } from '../../platform/page/on-page-restored.ts';
import { submitForm } from '../../platform/third-party/card-provider.ts';
import { useEmitRedirect } from '../../shared/host/use-redirect.ts';
import { useMarkOwnSale } from '../../shared/sale/use-mark-own-sale.ts';

/** The specified delay before the form is submitted. */
const DELAY_MS = 500;

/** How long the card provider's page may take to open before the visitor is offered to continue. */
const PATIENCE_MS = 10_000;

/**
 * Submits the form to the card provider once, automatically. After the visitor has come back with the Back button, if the
 * host page prevents the redirect, or if the card provider's page does not open, only `submit` does. A page that was restored requests the form anew.
 */
export function useCardFormSubmission(
  form: RefObject<HTMLFormElement | null>,
  url: URL,
  token: string,
  { isFetching, refetch }: Pick<UseQueryResult, 'isFetching' | 'refetch'>,
): { isSubmitting: boolean; submit: () => void } {
  const [isSubmitting, setIsSubmitting] = useState(() => !isHistoryNavigationTo(pathSegment(token)));
  const emitRedirect = useEmitRedirect();
  const markOwnSale = useMarkOwnSale(token);
  const submitNow = useEffectEvent(() => {
    markOwnSale();
    if (form.current && emitRedirect(url, 'payment')) submitForm(form.current);
    else setIsSubmitting(false);
  });
  useEffect(() => {
    if (!isSubmitting || isFetching) return;
    const timer = setTimeout(() => submitNow(), DELAY_MS);
    const patience = setTimeout(() => setIsSubmitting(false), DELAY_MS + PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      clearTimeout(patience);
    };
  }, [isSubmitting, isFetching]);
  const requestAnew = useEffectEvent(() => {
    setIsSubmitting(false);
    // The form that was submitted may have been valid only once.
    void refetch();
  });
  useEffect(() => onPageRestored(() => requestAnew()), []);
  return { isSubmitting, submit: () => setIsSubmitting(true) };
}

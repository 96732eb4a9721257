import { useEffect } from 'react';
import { useStorefront } from '../../shared/storefront-context.ts';
import { onPageRestored } from '../../platform/page-return.ts';

/**
 * When the visitor goes back from the payment page, the browser may restore this page as it was while redirecting: the
 * cart is checked again.
 */
export function useRevalidateOnReturn(): void {
  const { state, queryClient } = useStorefront();
  useEffect(
    () =>
      onPageRestored(() => {
        if (state.checkout.state.submission.status === 'leaving')
          state.checkout.setSubmission({ status: 'idle' });
        void queryClient.invalidateQueries({ queryKey: ['cart-summary'] });
      }),
    [state, queryClient],
  );
}

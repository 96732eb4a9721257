import { useEffect } from 'react';
import { useStorefront } from '../../parts/storefront.ts';
import { onPageRestored } from '../../platform/page-return.ts';

/** Back from the payment page the browser may show this one as it was left, on its way out: the cart is checked anew. */
export function useFormOnReturn(): void {
  const { state, queryClient } = useStorefront();
  useEffect(
    () =>
      onPageRestored(() => {
        if (state.cart.state.submission.status === 'leaving') state.cart.setSubmission({ status: 'idle' });
        void queryClient.invalidateQueries({ queryKey: ['cart-summary'] });
      }),
    [state, queryClient],
  );
}

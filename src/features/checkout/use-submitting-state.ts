import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useElement } from '../../parts/element.ts';
import { useStorefront } from '../../parts/storefront.ts';

/** `:state(submitting)` of every element that shows the order which is under way. */
export function useSubmittingState(): void {
  const { setState } = useElement();
  const { status } = useSnapshot(useStorefront().state.cart.state).submission;
  const submitting = status === 'sending' || status === 'leaving';
  useEffect(() => {
    setState('submitting', submitting);
    return () => setState('submitting', false);
  }, [setState, submitting]);
}

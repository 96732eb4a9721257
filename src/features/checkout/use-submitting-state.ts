import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useElement } from '../../shared/element-host.ts';
import { useStorefront } from '../../shared/storefront-context.ts';

/** Sets `:state(submitting)` on every element that shows the pending order. */
export function useSubmittingState(): void {
  const { setState } = useElement();
  const { status } = useSnapshot(useStorefront().state.checkout.state).submission;
  const submitting = status === 'sending' || status === 'leaving';
  useEffect(() => {
    setState('submitting', submitting);
    return () => setState('submitting', false);
  }, [setState, submitting]);
}

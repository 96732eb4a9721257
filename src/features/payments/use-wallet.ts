import { useState } from 'react';
import { useElement } from '../../shared/host/element-host.ts';
import { useWalletButtons } from './use-wallet-buttons.ts';
import { useWalletCapture } from './use-wallet-capture.ts';
import type { AttemptResult } from './payment-attempt-notice.tsx';

interface WalletOrder {
  /** The token of the sale. */
  token: string;
  clientId: string;
  /** The wallet's own id of the order. */
  orderId: string;
  currency: string;
}

/** Shows the wallet's buttons; returns their state and the result of the last attempt to pay with them. */
export function useWallet({ token, ...order }: WalletOrder) {
  const { emit } = useElement();
  const [lastResult, setLastResult] = useState<AttemptResult>();
  const reportError = () => emit('booking-error', { code: 'wallet', phase: 'wallet', retryable: true });

  const capture = useWalletCapture(token, setLastResult, reportError);
  const { buttons, tryAgain } = useWalletButtons(order, {
    onApprove: capture,
    onCancel: () => setLastResult((last) => (mayHaveCharged(last) ? last : { kind: 'cancelled' })),
    onError: () => {
      const failure: AttemptResult = { kind: 'failed', description: '', debugId: undefined };
      setLastResult((last) => (mayHaveCharged(last) ? last : failure));
      reportError();
    },
    onBlocked: () => {
      setLastResult(undefined);
      reportError();
    },
  });
  return { buttons, lastResult, tryAgain };
}

/** Whether the visitor may have been charged. That warning must not be replaced by a notice that nothing was charged. */
function mayHaveCharged(result: AttemptResult | undefined): boolean {
  return result?.kind === 'validating' || result?.kind === 'unknown';
}

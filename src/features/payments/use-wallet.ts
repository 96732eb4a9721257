import { useState } from 'react';
import { useElement } from '../../shared/host/element-host.ts';
import { useWalletButtons, type WalletOrder } from './use-wallet-buttons.ts';
import { useWalletCapture } from './use-wallet-capture.ts';
import type { PaymentAttempt } from './payment-attempt-notice.tsx';

/** Shows the wallet's buttons for a sale; returns their status and the last attempt to pay with them. */
export function useWallet(token: string, order: WalletOrder) {
  const { emit } = useElement();
  const [lastAttempt, setLastAttempt] = useState<PaymentAttempt>();
  const reportError = () => emit('booking-error', { code: 'wallet', phase: 'wallet', retryable: true });

  const capture = useWalletCapture(token, { onAttempt: setLastAttempt, onError: reportError });
  const { status, tryAgain } = useWalletButtons(order, {
    onApprove: capture,
    onCancel: () => setLastAttempt((last) => (mayHaveCharged(last) ? last : { outcome: 'cancelled' })),
    onError: () => {
      const failure: PaymentAttempt = { outcome: 'failed', description: '', debugId: undefined };
      setLastAttempt((last) => (mayHaveCharged(last) ? last : failure));
      reportError();
    },
    onBlocked: () => {
      setLastAttempt(undefined);
      reportError();
    },
  });
  return { status, lastAttempt, tryAgain };
}

/** Whether an attempt may have charged the visitor, so that its notice must not be replaced by `Nothing was charged`. */
function mayHaveCharged(attempt: PaymentAttempt | undefined): boolean {
  return attempt?.outcome === 'pending' || attempt?.outcome === 'unknown';
}

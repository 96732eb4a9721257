import { useState } from 'react';
import { useElement } from '../../shared/host/element-host.ts';
import { useWalletButtons, type WalletOrder } from './use-wallet-buttons.ts';
import { useWalletCapture } from './use-wallet-capture.ts';
import { mayHaveCharged, type PaymentAttempt } from './payment-attempt.ts';

/** Shows the wallet's buttons for a sale; returns their status and the last attempt to pay with them. */
export function useWallet(token: string, order: WalletOrder) {
  const { emit } = useElement();
  const [lastAttempt, setLastAttempt] = useState<PaymentAttempt>();
  const reportError = () => emit('booking-error', { code: 'wallet', phase: 'wallet', retryable: true });

  /** Shows another attempt, unless the last one may have charged the visitor: its notice has to stay. */
  const replaceAttempt = (attempt: PaymentAttempt | undefined) =>
    setLastAttempt((last) => (mayHaveCharged(last) ? last : attempt));

  const capture = useWalletCapture(token, { onAttempt: setLastAttempt, onError: reportError });
  const { status, tryAgain } = useWalletButtons(order, {
    onApprove: capture,
    onCancel: () => replaceAttempt({ outcome: 'cancelled' }),
    onError: () => {
      replaceAttempt({ outcome: 'failed', description: '', debugId: undefined });
      reportError();
    },
    onBlocked: () => {
      replaceAttempt(undefined);
      reportError();
    },
  });
  return { status, lastAttempt, tryAgain };
}

import { useState } from 'react';
import { useElement } from '../../shared/host/element-host.ts';
import { useWalletButtons } from './use-wallet-buttons.ts';
import { useWalletCapture } from './use-wallet-capture.ts';
import type { WalletNotice } from './wallet-notices.tsx';

interface WalletOrder {
  /** The token of the sale. */
  token: string;
  clientId: string;
  /** The wallet's own id of the order. */
  orderId: string;
  currency: string;
}

/** The wallet's buttons, and the outcome of paying with them. */
export function useWallet({ token, ...order }: WalletOrder) {
  const { emit } = useElement();
  const [notice, setNotice] = useState<WalletNotice>();
  const reportError = () => emit('booking-error', { code: 'wallet', phase: 'wallet', retryable: true });

  const capture = useWalletCapture(token, setNotice, reportError);
  const { buttons, tryAgain } = useWalletButtons(order, {
    onApprove: capture,
    onCancel: () => setNotice((last) => (mayHaveCharged(last) ? last : { kind: 'cancelled' })),
    onError: () => {
      const failed: WalletNotice = { kind: 'failed', description: '', debugId: undefined };
      setNotice((last) => (mayHaveCharged(last) ? last : failed));
      reportError();
    },
    onBlocked: () => {
      setNotice(undefined);
      reportError();
    },
  });
  return { buttons, notice, tryAgain };
}

/** A warning not to pay twice must not be replaced by one that nothing was charged. */
function mayHaveCharged(notice: WalletNotice | undefined): boolean {
  return notice?.kind === 'validating' || notice?.kind === 'unknown';
}

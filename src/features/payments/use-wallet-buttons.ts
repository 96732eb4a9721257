import { useEffect, useEffectEvent, useState } from 'react';
import { addSlottedContainer } from '../../platform/element/add-slotted-container.ts';
import {
  showWalletButtons,
  type WalletButtonsPayment,
} from '../../platform/third-party/show-wallet-buttons.ts';
import { useElement } from '../../shared/host/element-host.ts';

export interface WalletOrder {
  clientId: string;
  /** The wallet's own id of the order. */
  orderId: string;
  currency: string;
}

interface ButtonCallbacks extends Omit<WalletButtonsPayment, 'orderId'> {
  /** Called if the wallet's script could not be loaded. */
  onBlocked: () => void;
}

/**
 * Renders the wallet's buttons in the element's light DOM, because the wallet's script does not support shadow roots. Returns
 * their status, and a function that tries again.
 */
export function useWalletButtons({ clientId, orderId, currency }: WalletOrder, callbacks: ButtonCallbacks) {
  const { host, options } = useElement();
  const { nonce } = options;
  const [status, setStatus] = useState<'loading' | 'ready' | 'blocked'>('loading');
  const [retryCount, setRetryCount] = useState(0);
  const onApprove = useEffectEvent(callbacks.onApprove);
  const onCancel = useEffectEvent(callbacks.onCancel);
  const onError = useEffectEvent(callbacks.onError);
  const onBlocked = useEffectEvent(callbacks.onBlocked);

  useEffect(() => {
    let isUnmounted = false;
    const container = addSlottedContainer(host, 'booking-wallet');
    const rendering = showWalletButtons(
      container,
      { clientId, currency, nonce },
      {
        orderId,
        onApprove: (approvedOrderId) => onApprove(approvedOrderId),
        onCancel: () => onCancel(),
        onError: () => onError(),
      },
    );
    rendering.then(
      () => {
        if (!isUnmounted) setStatus('ready');
      },
      () => {
        if (isUnmounted) return;
        setStatus('blocked');
        onBlocked();
      },
    );
    return () => {
      isUnmounted = true;
      rendering.then(
        (removeButtons) => removeButtons(),
        () => undefined,
      );
      container.remove();
    };
  }, [host, clientId, currency, orderId, nonce, retryCount]);

  const tryAgain = () => {
    setStatus('loading');
    setRetryCount(retryCount + 1);
  };
  return { status, tryAgain };
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from 'wouter';
import { ApiError } from '../../api/api-error.ts';
import { captureWallet } from '../../api/payments.ts';
import { captureOutcome, failedCapture } from '../../order/capture-outcome.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { useApi } from '../../shared/storefront/session-context.ts';
import { useIsStale } from '../../shared/storefront/use-is-stale.ts';
import { useOwnSale } from '../../shared/sale/use-sale-completed.ts';
import { useNavigation } from '../../routing/hooks.ts';
import { paths } from '../../routing/paths.ts';
import { addSlottedContainer } from '../../platform/element/slotted-container.ts';
import { showWalletButtons } from '../../platform/third-party/paypal-buttons.ts';

export type WalletNotice =
  | { kind: 'validating' | 'declined' | 'cancelled' }
  | { kind: 'unknown'; description: string }
  | { kind: 'failed'; description: string; debugId: string | undefined };

interface WalletOrder {
  token: string;
  clientId: string;
  orderId: string;
  currency: string;
}

/** The wallet buttons in the element's light DOM, and the outcome of using them. */
export function useWallet({ token, clientId, orderId, currency }: WalletOrder) {
  const { host, options, emit } = useElement();
  const api = useApi();
  const keepOwn = useOwnSale(token);
  const { replaceWith } = useNavigation();
  const toCart = new URLSearchParams(useSearch()).get('action') === 'tocart';
  const [buttons, setButtons] = useState<'loading' | 'shown' | 'blocked'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [notice, setNotice] = useState<WalletNotice>();

  const problem = (next: WalletNotice | undefined) => {
    setNotice(next);
    emit('booking-error', { code: 'wallet', phase: 'wallet', retryable: true });
  };
  const failed = useEffectEvent(() =>
    problem(isUnclear(notice) ? notice : { kind: 'failed', description: '', debugId: undefined }),
  );
  const blocked = useEffectEvent(() => {
    setButtons('blocked');
    problem(undefined);
  });
  const isLeft = useIsStale(token);
  const capture = useEffectEvent(async (approvedOrder: string): Promise<'done' | 'restart'> => {
    keepOwn();
    setNotice({ kind: 'validating' });
    const asking = captureWallet(api, token, approvedOrder);
    const result = await asking.then(captureOutcome, (error: unknown) =>
      failedCapture(error instanceof ApiError ? error : new ApiError('network')),
    );
    // The payment can be looked up, but the visitor has already moved on.
    if (isLeft()) return 'done';
    if (result.outcome === 'captured') {
      if (toCart) emit('booking-payment-result', { status: 'completed' });
      replaceWith(toCart ? paths.success(token) : paths.payment(token));
    } else if (result.outcome === 'declined') {
      setNotice({ kind: 'declined' });
      return 'restart';
    } else {
      problem(result.outcome === 'unknown' ? { ...result, kind: 'unknown' } : { ...result, kind: 'failed' });
    }
    return 'done';
  });

  useEffect(() => {
    let current = true;
    let removeButtons: (() => void) | undefined;
    const container = addSlottedContainer(host, 'booking-wallet');
    const wanted = { clientId, currency, nonce: options.nonce };
    const shown = showWalletButtons(container, wanted, {
      orderId,
      onApprove: (approvedOrder) => capture(approvedOrder),
      onCancel: () => setNotice((last) => (isUnclear(last) ? last : { kind: 'cancelled' })),
      onError: () => failed(),
    });
    shown.then(
      (remove) => {
        removeButtons = remove;
        if (current) setButtons('shown');
        else remove();
      },
      () => {
        if (current) blocked();
      },
    );
    return () => {
      current = false;
      removeButtons?.();
      container.remove();
    };
  }, [host, clientId, currency, orderId, options.nonce, attempt]);

  const tryAgain = () => {
    setButtons('loading');
    setAttempt(attempt + 1);
  };
  return { buttons, notice, tryAgain };
}

/** A capture is pending, or an earlier one may have charged something. */
function isUnclear(notice: WalletNotice | undefined): boolean {
  return notice?.kind === 'validating' || notice?.kind === 'unknown';
}

import { asApiError } from '../../api/api-error.ts';
import { captureWallet, paymentResultQuery } from '../../api/payments.ts';
import { saleQuery } from '../../api/sales.ts';
import { captureOutcome, failedCaptureOutcome } from '../../order/payment/capture-outcome.ts';
import { paths } from '../../routing/paths.ts';
import { useNavigation } from '../../routing/use-navigation.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { useMarkOwnSale } from '../../shared/sale/use-mark-own-sale.ts';
import { useApi } from '../../shared/storefront/session-context.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { useIsStale } from '../../shared/storefront/use-is-stale.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import { useSkipsResult } from './use-skips-result.ts';

interface CaptureCallbacks {
  onAttempt: (attempt: PaymentAttempt) => void;
  onError: () => void;
}

/**
 * Returns a function that captures a payment approved in the wallet, and shows the sale once it is paid. It resolves with
 * `restart` if the visitor must choose another card in the wallet.
 */
export function useWalletCapture(
  token: string,
  { onAttempt, onError }: CaptureCallbacks,
): (orderId: string) => Promise<'done' | 'restart'> {
  const { emit } = useElement();
  const { queryClient } = useStorefront();
  const api = useApi();
  const markOwnSale = useMarkOwnSale(token);
  const isStale = useIsStale(token);
  const { replaceWith } = useNavigation();
  const skipsResult = useSkipsResult();

  const showSale = () => {
    // Cached answers are from before this payment: they would show and report an unpaid sale. Keys match
    // partially, so the empty query stands for all queries.
    for (const { queryKey } of [paymentResultQuery(api, token, {}), saleQuery(api, token)]) {
      queryClient.removeQueries({ queryKey });
    }
    // The screen of the payment result, which would report the payment, is skipped.
    if (skipsResult) emit('booking-payment-result', { status: 'completed' });
    replaceWith(skipsResult ? paths.success(token) : paths.payment(token));
  };
  return async (orderId) => {
    markOwnSale();
    onAttempt({ outcome: 'pending' });
    const result = await captureWallet(api, token, orderId).then(captureOutcome, (error: unknown) =>
      failedCaptureOutcome(asApiError(error)),
    );
    // The visitor has left this screen for another one.
    if (isStale()) return 'done';
    if (result.outcome === 'captured') {
      showSale();
      return 'done';
    }
    onAttempt(result);
    if (result.outcome === 'declined') return 'restart';
    onError();
    return 'done';
  };
}

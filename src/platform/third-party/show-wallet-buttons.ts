import { loadScript, type PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import { withTimeout } from '../with-timeout.ts';

/** An order that the visitor pays with the wallet's buttons. */
export interface WalletButtonsPayment {
  /** The order to pay, created beforehand by the provider. */
  orderId: string;
  /** Resolves with `restart` if the visitor must choose another card. */
  onApprove: (orderId: string) => Promise<'done' | 'restart'>;
  onCancel: () => void;
  onError: () => void;
}

const TIMEOUT_MESSAGE = 'The wallet did not answer';

/**
 * Renders the wallet's buttons in a container of the document, and resolves with a function that removes them. Rejects if
 * the wallet's script fails to load, does not respond or has no buttons for this visitor; may then be called again.
 */
export async function showWalletButtons(
  container: HTMLElement,
  { clientId, currency, nonce }: { clientId: string; currency: string; nonce: string | undefined },
  payment: WalletButtonsPayment,
): Promise<() => void> {
  const script = loadScript({
    clientId,
    currency: currency.toUpperCase(),
    intent: 'capture',
    dataNamespace: 'bookingWallet',
    ...(nonce && { dataCspNonce: nonce }),
  });
  const paypal = await withTimeout(script, TIMEOUT_MESSAGE);
  const walletButtons = paypal?.Buttons?.(buttonOptions(payment));
  if (!walletButtons?.isEligible()) throw new Error('The wallet has no buttons to show');
  await withTimeout(walletButtons.render(container), TIMEOUT_MESSAGE);
  return () => void walletButtons.close().catch(() => undefined);
}

function buttonOptions({
  orderId,
  onApprove,
  onCancel,
  onError,
}: WalletButtonsPayment): PayPalButtonsComponentOptions {
  return {
    createOrder: () => Promise.resolve(orderId),
    onApprove: async (data, actions) => {
      if ((await onApprove(data.orderID)) === 'restart') actions.restart();
    },
    onCancel: () => onCancel(),
    onError: () => onError(),
  };
}

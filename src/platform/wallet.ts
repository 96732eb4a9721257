import { loadScript, type PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import { inTime } from './in-time.ts';

export interface WalletButtons {
  /** The order that is paid, made by the provider beforehand. */
  orderId: string;
  /** Says whether the visitor must choose another card. */
  onApprove: (orderId: string) => Promise<'done' | 'restart'>;
  onCancel: () => void;
  onError: (error: unknown) => void;
}

/**
 * Shows the wallet's own buttons in a container of the document. Rejects when its script cannot be loaded or does not
 * answer; it may then be tried again. Returns how to take the buttons away.
 */
export async function showWalletButtons(
  container: HTMLElement,
  { clientId, currency, nonce }: { clientId: string; currency: string; nonce: string | undefined },
  buttons: WalletButtons,
): Promise<() => void> {
  const script = loadScript({
    clientId,
    currency: currency.toUpperCase(),
    intent: 'capture',
    dataNamespace: 'bookingWallet',
    ...(nonce && { dataCspNonce: nonce }),
  });
  const problem = 'The wallet did not answer';
  const wallet = await inTime(script, problem);
  const shown = wallet?.Buttons?.(callbacks(buttons));
  if (!shown?.isEligible()) throw new Error('The wallet has no buttons to show');
  await inTime(shown.render(container), problem);
  return () => void shown.close().catch(() => undefined);
}

function callbacks({ orderId, onApprove, onCancel, onError }: WalletButtons): PayPalButtonsComponentOptions {
  return {
    createOrder: () => Promise.resolve(orderId),
    onApprove: async (data, actions) => {
      if ((await onApprove(data.orderID)) === 'restart') actions.restart();
    },
    onCancel: () => onCancel(),
    onError: (error) => onError(error),
  };
}

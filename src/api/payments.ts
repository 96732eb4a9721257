import { queryOptions } from '@tanstack/react-query';
import { pathSegment } from '../lib/path-segment.ts';
import {
  CardFormSchema,
  WalletCaptureSchema,
  WalletPaymentSchema,
  type WalletCapture,
} from '../schema/online-payment.ts';
import { PaymentResultSchema } from '../schema/sale.ts';
import { request } from './request.ts';
import type { ApiContext } from './context.ts';

/** The outcome of a payment. `pageQuery` is the query with which the payment page redirected to us; the provider reads it. */
export const paymentResultQuery = (context: ApiContext, token: string, pageQuery: Record<string, string[]>) =>
  queryOptions({
    queryKey: ['payment', token, pageQuery],
    queryFn: ({ signal }) =>
      request(context, {
        path: `/payments/${pathSegment(token)}`,
        query: pageQuery,
        schema: PaymentResultSchema,
        signal,
      }),
  });

/**
 * The form for the card provider. Never reused, because it may be valid only once; for the same reason, it is only refetched
 * when the visitor has come back from the card provider.
 */
export const cardFormQuery = (context: ApiContext, token: string) =>
  queryOptions({
    queryKey: ['card-form', token],
    queryFn: ({ signal }) =>
      request(context, {
        path: `/cart/checkout/payments/azul/${pathSegment(token)}`,
        schema: CardFormSchema,
        signal,
      }),
    staleTime: Infinity,
    gcTime: 0,
  });

/**
 * The payment that the wallet's buttons start. Never reused, like the card form. Nor is it refetched while it is shown, as
 * after a lost connection: another order would replace the buttons, although the visitor may be paying in the wallet's window.
 */
export const walletPaymentQuery = (context: ApiContext, token: string) =>
  queryOptions({
    queryKey: ['wallet-payment', token],
    queryFn: ({ signal }) =>
      request(context, {
        path: `/cart/checkout/payments/paypal/${pathSegment(token)}`,
        schema: WalletPaymentSchema,
        signal,
      }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Captures the payment that the visitor approved; never retried automatically. */
export function captureWallet(context: ApiContext, token: string, orderId: string): Promise<WalletCapture> {
  return request(context, {
    method: 'PUT',
    path: `/cart/checkout/payments/paypal/${pathSegment(token)}/capture`,
    body: { orderID: orderId },
    schema: WalletCaptureSchema,
  });
}

import { queryOptions } from '@tanstack/react-query';
import { pathSegment } from '../schema/path-segment.ts';
import {
  CardFormSchema,
  WalletCaptureSchema,
  WalletPaymentSchema,
  type WalletCapture,
} from '../schema/payment.ts';
import { PaymentResultSchema } from '../schema/sale.ts';
import { request } from './client.ts';
import type { ApiContext } from './context.ts';

/** How a payment went; the page's own query goes to the provider with it. */
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

/** What goes to the card provider; made anew each time, as it may be good for one use only. */
export const cardFormQuery = (context: ApiContext, token: string) =>
  queryOptions({
    queryKey: ['card-form', token],
    queryFn: ({ signal }) =>
      request(context, {
        path: `/cart/checkout/payments/azul/${pathSegment(token)}`,
        schema: CardFormSchema,
        signal,
      }),
    gcTime: 0,
  });

export const walletPaymentQuery = (context: ApiContext, token: string) =>
  queryOptions({
    queryKey: ['wallet-payment', token],
    queryFn: ({ signal }) =>
      request(context, {
        path: `/cart/checkout/payments/paypal/${pathSegment(token)}`,
        schema: WalletPaymentSchema,
        signal,
      }),
    gcTime: 0,
  });

/** Takes the money that the visitor approved; never repeated by itself. */
export function captureWallet(context: ApiContext, token: string, orderID: string): Promise<WalletCapture> {
  return request(context, {
    method: 'PUT',
    path: `/cart/checkout/payments/paypal/${pathSegment(token)}/capture`,
    body: { orderID },
    schema: WalletCaptureSchema,
    retry: false,
  });
}

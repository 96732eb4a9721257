import type { PaymentType } from '../data/payment-methods.ts';
import type { SaleRecord } from './sale-record.ts';

const onlineTypes: readonly PaymentType[] = ['payment-gateway-card', 'paypal', 'mercadopago'];

/** Whether the payment method charges during the booking. */
export function paysOnline({ order }: SaleRecord): boolean {
  return onlineTypes.includes(order.paymentType);
}

/** Where the visitor can still pay: on a step of the hosted page, or on the processor's own page. Null if nothing is due. */
export function paymentLink(sale: SaleRecord, origin: string): string | null {
  const { order, token, paymentStatus } = sale;
  if (!paysOnline(sale) || paymentStatus === 'completed') return null;
  if (order.paymentType === 'paypal') return `${origin}/cart/checkout/payments/paypal/${token}`;
  if (order.processor === 'azul') return `${origin}/cart/checkout/payments/azul/${token}`;
  return `${origin}/pay/${token}`;
}

export type Decision = 'approve' | 'decline' | 'cancel' | 'pending';

/** The URL to which a payment page returns the visitor. The stand-ins differ in it as the real processors do. */
export function returnUrl({ order, token }: SaleRecord, decision: Decision, origin: string): string {
  const result = `${origin}/payments/${token}`;
  const urls = {
    azul: { approve: `${result}?action=tocart`, cancel: `${origin}/cart/cancel/${token}` },
    openpay: { approve: `${result}?id=tr-${token.slice(0, 6)}`, cancel: `${origin}/cart/cancel/${token}` },
    stripe: { approve: `${result}?action=tocart`, cancel: `${result}?action=cancel` },
    mercadopago: {
      approve: `${result}?action=tocart&collection_status=approved`,
      cancel: `${result}?action=cancel&collection_status=null`,
    },
  };
  const { approve, cancel } = urls[order.processor ?? 'mercadopago'];
  if (decision === 'approve') return approve;
  return decision === 'cancel' ? cancel : result;
}

import type { Currency } from './currencies.ts';
import type { Texts } from './languages.ts';

export const paymentTypes = [
  'payment-gateway-card',
  'paypal',
  'mercadopago',
  'bank-transfer',
  'agreement',
  'atArrival',
] as const;
export type PaymentType = (typeof paymentTypes)[number];

export interface SandboxPaymentMethod {
  /** Providers mix numbers and strings here, and expect both back unchanged. */
  id: number | string;
  type: PaymentType;
  processor?: 'azul' | 'openpay' | 'stripe';
  title: Texts;
  /** The only currency that the method charges; defaults to the order's. */
  chargesIn?: Currency;
  /** The order currencies for which it is offered; defaults to all. */
  offeredIn?: readonly Currency[];
}

const card: Texts = { en: 'Credit or debit card', es: 'Tarjeta de crédito o débito' };

/** Every currency has its own card processor, so only one card method is offered at a time. */
const paymentMethods: SandboxPaymentMethod[] = [
  { id: 'card-azul', type: 'payment-gateway-card', processor: 'azul', title: card, offeredIn: ['usd'] },
  { id: 'card-openpay', type: 'payment-gateway-card', processor: 'openpay', title: card, offeredIn: ['mxn'] },
  {
    id: 'card-stripe',
    type: 'payment-gateway-card',
    processor: 'stripe',
    title: card,
    chargesIn: 'usd',
    offeredIn: ['eur'],
  },
  { id: 21, type: 'paypal', title: { en: 'PayPal', es: 'PayPal' } },
  { id: 'mp', type: 'mercadopago', title: { en: 'Mercado Pago', es: 'Mercado Pago' }, chargesIn: 'mxn' },
  { id: 'spei', type: 'bank-transfer', title: { en: 'Bank transfer', es: 'Transferencia bancaria' } },
  { id: 'b2b', type: 'agreement', title: { en: 'Company agreement', es: 'Convenio empresarial' } },
  { id: 7, type: 'atArrival', title: { en: 'Pay at arrival', es: 'Pago a la llegada' } },
];

export function methodsOfferedIn(currency: Currency): SandboxPaymentMethod[] {
  return paymentMethods.filter(({ offeredIn }) => offeredIn?.includes(currency) ?? true);
}

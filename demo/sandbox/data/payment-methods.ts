import type { Currency } from './currencies.ts';
import type { Texts } from './languages.ts';

export interface SandboxPaymentMethod {
  /** Providers mix numbers and texts here, and both come back as they went out. */
  id: number | string;
  type: 'payment-gateway-card' | 'atArrival';
  processor?: string;
  title: Texts;
  /** The only currency that the method charges; without one, that of the order. */
  chargesIn?: Currency;
}

export const paymentMethods: SandboxPaymentMethod[] = [
  {
    id: 'card-redirect',
    type: 'payment-gateway-card',
    processor: 'stripe',
    title: { en: 'Credit or debit card', es: 'Tarjeta de crédito o débito' },
    chargesIn: 'usd',
  },
  { id: 7, type: 'atArrival', title: { en: 'Pay at arrival', es: 'Pago a la llegada' } },
];

export function paymentMethodById(id: number | string): SandboxPaymentMethod | undefined {
  return paymentMethods.find((method) => method.id === id);
}

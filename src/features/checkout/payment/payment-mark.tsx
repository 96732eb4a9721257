import { CreditCard, HandCoins, Handshake, Landmark, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaymentType } from '../../../schema/payment-method.ts';
import { useStyles } from '../../../ui/ui-context.ts';
import css from './payment-mark.css?inline';

/** One mark per method, so that no two in the list look alike. */
const marks: Record<PaymentType, ReactNode> = {
  'payment-gateway-card': <CreditCard />,
  paypal: <DoubleLetterMark />,
  mercadopago: <Wallet />,
  'bank-transfer': <Landmark />,
  atArrival: <HandCoins />,
  agreement: <Handshake />,
};

/** The mark of a payment method, on a tile. It is decorative: the name stands next to it. */
export function PaymentMark({ type }: { type: PaymentType }) {
  useStyles(css);
  return (
    <span className="payment-mark" aria-hidden="true">
      {marks[type]}
    </span>
  );
}

/** Two letters P, one behind the other, in the style of the icons. */
function DoubleLetterMark() {
  return (
    <svg viewBox="0 0 24 24">
      <path d="M4.5 17.5 7 3.5h5.2a3.9 3.9 0 0 1 0 7.8H6" />
      <path d="M9.8 21.5l1.1-6.2h4.3a3.9 3.9 0 0 0 2.3-7" />
    </svg>
  );
}

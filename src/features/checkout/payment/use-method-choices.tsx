import { useLingui } from '@lingui/react/macro';
import { Banknote, CreditCard, Wallet, type LucideIcon } from 'lucide-react';
import type { PaymentMethod, PaymentType } from '../../../schema/payment-method.ts';

const icons: Record<PaymentType, LucideIcon> = {
  'payment-gateway-card': CreditCard,
  paypal: Wallet,
  mercadopago: Wallet,
  'bank-transfer': Banknote,
  atArrival: Banknote,
  agreement: Banknote,
};

/** The offered payment methods as choices, each with its name, an icon, and a sentence on how it works. */
export function useMethodChoices(methods: readonly PaymentMethod[]) {
  const { t } = useLingui();
  const labels: Record<PaymentType, string> = {
    'payment-gateway-card': t`Credit or debit card`,
    paypal: t`PayPal`,
    mercadopago: t`Mercado Pago`,
    'bank-transfer': t`Bank transfer`,
    atArrival: t`Pay at arrival`,
    agreement: t`Agreement`,
  };
  const details: Record<PaymentType, string> = {
    'payment-gateway-card': t`You enter your card on the payment provider’s secure page.`,
    paypal: t`You confirm the payment with PayPal.`,
    mercadopago: t`You pay on Mercado Pago’s page.`,
    'bank-transfer': t`Nothing to pay now. The confirmation tells you where to send the money.`,
    atArrival: t`Nothing to pay now. You pay when your service starts.`,
    agreement: t`Nothing to pay now. You pay as agreed with us.`,
  };
  const isOnlyOneOfType = (type: PaymentType) => methods.filter((other) => other.type === type).length === 1;
  return methods.map(({ id, type, title }) => {
    const Icon = icons[type];
    const hasOwnName = type === 'agreement' && title !== '';
    return {
      value: id,
      title: hasOwnName ? title : labels[type],
      // The provider's own title distinguishes two methods of the same type.
      description: hasOwnName || isOnlyOneOfType(type) ? undefined : title,
      detail: details[type],
      mark: <Icon size={22} aria-hidden="true" />,
    };
  });
}

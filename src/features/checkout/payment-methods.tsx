import { useLingui } from '@lingui/react/macro';
import type { PaymentMethod, PaymentType } from '../../schema/payment.ts';
import { useStorefront } from '../../parts/storefront.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';

export interface PaymentMethodsProps {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod['id'] | undefined;
  error: string | undefined;
}

/** How to pay; changing the method clears nothing else. */
export function PaymentMethods({ methods, chosen, error }: PaymentMethodsProps) {
  const { t } = useLingui();
  const { cart } = useStorefront().state;
  const labels: Partial<Record<PaymentType, string>> = {
    'payment-gateway-card': t`Credit or debit card`,
    paypal: t`PayPal`,
    'bank-transfer': t`Bank transfer`,
    atArrival: t`Pay at arrival`,
  };
  return (
    <ChoiceList
      id="payment-method"
      legend={t`Payment method`}
      required
      value={chosen === undefined ? '' : String(chosen)}
      error={error}
      choices={methods.map(({ id, type, title }) => {
        const label = labels[type] ?? title;
        return { value: String(id), title: label, ...(title && title !== label && { description: title }) };
      })}
      onChange={(value) => {
        const method = methods.find(({ id }) => String(id) === value);
        if (method) cart.choosePaymentMethod(method.id);
      }}
    />
  );
}

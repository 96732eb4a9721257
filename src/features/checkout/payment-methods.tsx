import { useLingui } from '@lingui/react/macro';
import { useStorefront } from '../../parts/storefront.ts';
import type { PaymentMethod, PaymentType } from '../../schema/payment.ts';
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
  const labels: Record<PaymentType, string> = {
    'payment-gateway-card': t`Credit or debit card`,
    paypal: t`PayPal`,
    mercadopago: t`Mercado Pago`,
    'bank-transfer': t`Bank transfer`,
    atArrival: t`Pay at arrival`,
    agreement: t`Agreement`,
  };
  const isOnlyOne = ({ type }: PaymentMethod) => methods.filter((other) => other.type === type).length === 1;
  return (
    <ChoiceList
      id="payment-method"
      legend={t`Payment method`}
      required
      value={chosen === undefined ? '' : String(chosen)}
      error={error}
      choices={methods.map((method) => ({
        value: String(method.id),
        title: method.type === 'agreement' && method.title ? method.title : labels[method.type],
        // The provider's own title tells two methods of one kind apart.
        ...(!isOnlyOne(method) && method.title && { description: method.title }),
      }))}
      onChange={(value) => {
        const method = methods.find(({ id }) => String(id) === value);
        if (method) cart.choosePaymentMethod(method.id);
      }}
    />
  );
}

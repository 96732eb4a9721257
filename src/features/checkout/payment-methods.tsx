import { Trans, useLingui } from '@lingui/react/macro';
import { ContactBlock } from '../../shared/contact.tsx';
import { useStorefront } from '../../shared/storefront-context.ts';
import type { PaymentMethod, PaymentType } from '../../schema/payment.ts';
import { Alert } from '../../ui/alert.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';

export interface PaymentMethodsProps {
  /** Undefined until the provider has answered. */
  offered: readonly PaymentMethod[] | undefined;
  /** The provider could not be reached. */
  failed: boolean;
  chosen: PaymentMethod['id'] | undefined;
  error: string | undefined;
}

/** Payment methods; changing the method clears nothing else. */
export function PaymentMethods({ offered, failed, chosen, error }: PaymentMethodsProps) {
  const { t } = useLingui();
  const { checkout } = useStorefront().state;
  const labels: Record<PaymentType, string> = {
    'payment-gateway-card': t`Credit or debit card`,
    paypal: t`PayPal`,
    mercadopago: t`Mercado Pago`,
    'bank-transfer': t`Bank transfer`,
    atArrival: t`Pay at arrival`,
    agreement: t`Agreement`,
  };
  if (offered?.length === 0) return <NoPaymentMethod />;
  // A heading alone would suggest a choice where there is none.
  if (!offered && failed) return null;
  const methods = offered ?? [];
  const isOnlyOne = ({ type }: PaymentMethod) => methods.filter((other) => other.type === type).length === 1;
  return (
    <ChoiceList
      id="payment-method"
      legend={t`Payment method`}
      required
      value={chosen}
      error={error}
      choices={methods.map((method) => ({
        value: method.id,
        title: method.type === 'agreement' && method.title ? method.title : labels[method.type],
        // The provider's own title distinguishes two methods of the same kind.
        ...(!isOnlyOne(method) && method.title && { description: method.title }),
      }))}
      onChange={checkout.choosePaymentMethod}
    />
  );
}

/** The provider offers no method that we know: only the company itself can take the booking. */
function NoPaymentMethod() {
  const { t } = useLingui();
  return (
    <div id="payment-method" tabIndex={-1}>
      <Alert tone="warning" title={t`There is no way to pay here at the moment`}>
        <p>
          <Trans>Please contact us to book.</Trans>
        </p>
        <ContactBlock />
      </Alert>
    </div>
  );
}

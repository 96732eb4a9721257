import { Trans, useLingui } from '@lingui/react/macro';
import { chargesNow } from '../../../order/payment/amounts-due.ts';
import { ContactBlock } from '../../../shared/notices/contact-block.tsx';
import { SecureNote } from '../../../shared/sale/secure-note.tsx';
import type { PricedCart } from '../../../schema/cart-summary.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ChoiceList } from '../../../ui/fields/choice/choice-list.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { useMethodChoices } from './use-method-choices.tsx';
import type { PaymentChoice } from './use-payment-choice.ts';

interface PaymentMethodsProps {
  /** The cart with the methods that the provider offers for it; undefined until it has answered. */
  pricedCart: PricedCart | undefined;
  /** Whether the cart could not be priced. */
  hasFailed: boolean;
  payment: Pick<PaymentChoice, 'method' | 'isMethodUnavailable' | 'chooseMethod'>;
  error: string | undefined;
}

/** The payment methods, each with a sentence on how it works. */
export function PaymentMethods({ pricedCart, hasFailed, payment, error }: PaymentMethodsProps) {
  const { t } = useLingui();
  const choices = useMethodChoices(pricedCart);
  const methods = pricedCart?.summary.paymentMethods;
  if (methods?.length === 0) return <NoPaymentMethod />;
  // A heading alone would suggest a choice where there is none.
  if (!methods && hasFailed) return null;
  return (
    <Stack gap="small">
      <ChoiceList
        id="payment-method"
        legend={t`Payment method`}
        notice={
          payment.isMethodUnavailable && (
            <Alert tone="warning" title={t`Your payment method is no longer offered`}>
              <Trans>Please choose how you want to pay, and accept the terms again.</Trans>
            </Alert>
          )
        }
        required
        value={payment.method?.id}
        error={error}
        choices={choices}
        onChange={payment.chooseMethod}
      />
      {methods?.some(({ type }) => chargesNow(type)) && (
        <SecureNote>
          <Trans>Payment details are entered on the payment provider’s page, never here.</Trans>
        </SecureNote>
      )}
    </Stack>
  );
}

/** The provider offers no method that we support, so only the company itself can take the booking. */
function NoPaymentMethod() {
  const { t } = useLingui();
  return (
    <div id="payment-method" tabIndex={-1}>
      <Alert tone="warning" title={t`No payment methods are available right now`}>
        <p>
          <Trans>Please contact us to book.</Trans>
        </p>
        <ContactBlock />
      </Alert>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { cardFormQuery } from '../../api/payments.ts';
import { useApi } from '../../shared/storefront/session-context.ts';
import { useRouteParams } from '../../routing/router.tsx';
import { cardProviderUrl } from '../../platform/third-party/card-provider.ts';
import type { CardForm } from '../../schema/online-payment.ts';
import { PaymentAmount, PaymentRedirect } from '../../shared/sale/payment-redirect.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { CheckPaymentButton } from './check-payment-button.tsx';
import { PaymentStep } from './payment-step.tsx';
import { useCardFormSubmission } from './use-card-form-submission.ts';
import { usePaymentAmount } from './use-payment-amount.ts';

/** Sends the visitor to the card provider with a form that is submitted automatically. */
export function CardFormScreen() {
  const { token } = useRouteParams<'token'>();
  const query = useQuery(cardFormQuery(useApi(), token));
  const amount = usePaymentAmount(token);
  return (
    <PaymentStep
      heading={<Trans>Card payment</Trans>}
      token={token}
      query={query}
      phase="card-payment"
      placeholder={<PaymentRedirect amount={amount} />}
    >
      {(form) => <CardProviderForm form={form} query={query} token={token} amount={amount} />}
    </PaymentStep>
  );
}

interface CardProviderFormProps {
  form: CardForm;
  query: UseQueryResult;
  token: string;
  amount: ReturnType<typeof usePaymentAmount>;
}

function CardProviderForm({ form, query, token, amount }: CardProviderFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const url = cardProviderUrl(form.env);
  const { isSubmitting, submit } = useCardFormSubmission(formRef, url, token, query);
  return (
    <>
      {isSubmitting ? (
        <PaymentRedirect amount={amount} />
      ) : (
        <>
          <PaymentAmount amount={amount} />
          <Alert
            tone="info"
            title={<Trans>The payment is not complete</Trans>}
            actions={
              <>
                <Button variant="primary" onClick={submit}>
                  <Trans>Continue to payment</Trans>
                </Button>
                <CheckPaymentButton token={token} />
              </>
            }
          >
            <Trans>If you have paid already, do not pay again: check the payment instead.</Trans>
          </Alert>
        </>
      )}
      {/* The answer replaces the whole tab, because card providers refuse to be framed. */}
      <form ref={formRef} method="post" action={url.href} target="_top" hidden>
        {form.formData.map(({ name, value }, index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
      </form>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { cardFormQuery } from '../../api/payments.ts';
import { SaleError } from '../../shared/sale-error.tsx';
import { Screen } from '../../shared/screen.tsx';
import { useApi } from '../../shared/session-context.ts';
import { useNavigation } from '../../routing/hooks.ts';
import { useRouteParams } from '../../routing/router.tsx';
import { useOwnSale } from '../../shared/use-sale-completed.ts';
import { paths } from '../../routing/paths.ts';
import { cardProviderAddress } from '../../platform/card-provider.ts';
import type { CardForm } from '../../schema/payment.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import { useCardFormSubmission } from './use-card-form-submission.ts';

/** Redirects to the card provider, by a form that the visitor's browser submits automatically. */
export function CardFormScreen() {
  const { token } = useRouteParams<'token'>();
  useOwnSale(token);
  const { goTo } = useNavigation();
  const form = useQuery(cardFormQuery(useApi(), token));
  return (
    <Screen heading={<Trans>Card payment</Trans>} width="narrow">
      {form.isPending && <OnTheWay />}
      {form.isError && (
        <>
          <SaleError error={form.error} phase="card-payment" tryAgain={() => void form.refetch()} />
          <Cluster>
            <Button onClick={() => goTo(paths.payment(token))}>
              <Trans>Check the payment</Trans>
            </Button>
          </Cluster>
        </>
      )}
      {form.data && <CardFormOnItsWay form={form.data} token={token} />}
    </Screen>
  );
}

function OnTheWay() {
  return (
    <StatusLine tone="busy">
      <Trans>Taking you to the secure payment page…</Trans>
    </StatusLine>
  );
}

function CardFormOnItsWay({ form, token }: { form: CardForm; token: string }) {
  const element = useRef<HTMLFormElement>(null);
  const { goTo } = useNavigation();
  const address = cardProviderAddress(form.env);
  const { waiting, submit } = useCardFormSubmission(element, address);
  return (
    <>
      {waiting ? (
        <OnTheWay />
      ) : (
        <Alert
          tone="info"
          title={<Trans>The payment is not finished</Trans>}
          actions={
            <>
              <Button variant="primary" onClick={submit}>
                <Trans>Continue to payment</Trans>
              </Button>
              <Button onClick={() => goTo(paths.payment(token))}>
                <Trans>Check the payment</Trans>
              </Button>
            </>
          }
        >
          <Trans>If you have paid already, do not pay again: check the payment instead.</Trans>
        </Alert>
      )}
      {/* From a frame it navigates the whole tab, because card pages refuse to be framed. */}
      <form ref={element} method="post" action={address.href} target="_top" hidden>
        {form.formData.map(({ name, value }, index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
      </form>
    </>
  );
}

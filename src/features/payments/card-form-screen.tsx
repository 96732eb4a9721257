import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { cardFormQuery } from '../../api/payments.ts';
import { SaleProblem } from '../../parts/sale-problem.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useApi } from '../../parts/session-context.ts';
import { useNavigation } from '../../parts/use-navigation.ts';
import { useRouteParams } from '../../parts/use-route-params.ts';
import { useOwnSale } from '../../parts/use-sale-completed.ts';
import { paths } from '../../paths.ts';
import { cardProviderAddress } from '../../platform/card-provider.ts';
import type { CardForm } from '../../schema/payment.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { StatusLine } from '../../ui/status-line.tsx';
import { useCardFormSubmission } from './use-card-form-submission.ts';

/** On the way to the card provider: the form that the visitor's browser carries there by itself. */
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
          <SaleProblem error={form.error} phase="card-payment" tryAgain={() => void form.refetch()} />
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
      {/* Framed, the whole tab goes: card pages show themselves in no frame. */}
      <form ref={element} method="post" action={address.href} target="_top" hidden>
        {form.formData.map(({ name, value }, index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
      </form>
    </>
  );
}

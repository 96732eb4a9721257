import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { cardFormQuery } from '../../api/payments.ts';
import { useApi } from '../../shared/storefront/session-context.ts';
import { useRouteParams } from '../../routing/router.tsx';
import { cameByHistory } from '../../platform/page/page-load.ts';
import { cardProviderUrl, submitForm } from '../../platform/third-party/card-provider.ts';
import { onPageRestored } from '../../platform/page/page-restored.ts';
import type { CardForm } from '../../schema/online-payment.ts';
import { useOwnSale } from '../../shared/sale/use-sale-completed.ts';
import { useRedirectNotice } from '../../shared/host/use-redirect.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Scene } from '../../ui/content/scene.tsx';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { CheckPayment, PaymentStep } from './payment-step.tsx';

/** Redirects to the card provider, by a form that the visitor's browser submits automatically. */
export function CardFormScreen() {
  const { token } = useRouteParams<'token'>();
  const form = useQuery(cardFormQuery(useApi(), token));
  return (
    <PaymentStep
      heading={<Trans>Card payment</Trans>}
      token={token}
      query={form}
      phase="card-payment"
      placeholder={<Redirecting />}
    >
      {(answer) => <SubmittedForm form={answer} token={token} />}
    </PaymentStep>
  );
}

function Redirecting() {
  return (
    <Scene icon={Lock}>
      <StatusLine tone="busy">
        <Trans>Taking you to the secure payment page…</Trans>
      </StatusLine>
    </Scene>
  );
}

function SubmittedForm({ form, token }: { form: CardForm; token: string }) {
  const element = useRef<HTMLFormElement>(null);
  const url = cardProviderUrl(form.env);
  const { waiting, submit } = useCardFormSubmission(element, url, token);
  return (
    <>
      {waiting ? (
        <Redirecting />
      ) : (
        <Alert
          tone="info"
          title={<Trans>The payment is not complete</Trans>}
          actions={
            <>
              <Button variant="primary" onClick={submit}>
                <Trans>Continue to payment</Trans>
              </Button>
              <CheckPayment token={token} />
            </>
          }
        >
          <Trans>If you have paid already, do not pay again: check the payment instead.</Trans>
        </Alert>
      )}
      {/* From a frame it navigates the whole tab, because card pages refuse to be framed. */}
      <form ref={element} method="post" action={url.href} target="_top" hidden>
        {form.formData.map(({ name, value }, index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
      </form>
    </>
  );
}

/** The specified delay before the form is submitted. */
const SUBMIT_MS = 500;

/**
 * Submits the form automatically, once. After returning with the Back button nothing is submitted: `waiting` is then false,
 * and `submit` is left to the visitor.
 */
function useCardFormSubmission(
  form: RefObject<HTMLFormElement | null>,
  url: URL,
  token: string,
): { waiting: boolean; submit: () => void } {
  const [waiting, setWaiting] = useState(() => !cameByHistory());
  const mayRedirect = useRedirectNotice();
  const keepOwn = useOwnSale(token);
  const submit = useEffectEvent(() => {
    keepOwn();
    if (form.current && mayRedirect(url, 'payment')) submitForm(form.current);
    else setWaiting(false);
  });
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => submit(), SUBMIT_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => onPageRestored(() => setWaiting(false)), []);
  return { waiting, submit: () => setWaiting(true) };
}

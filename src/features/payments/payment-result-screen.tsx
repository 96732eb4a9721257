import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Redirect, useSearch } from 'wouter';
import { paymentResultQuery } from '../../api/payments.ts';
import { paymentOutcome, type PaymentOutcome } from '../../domain/payment.ts';
import { useElement } from '../../parts/element.ts';
import { SaleProblem } from '../../parts/sale-problem.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useApi } from '../../parts/session-context.ts';
import { useOwnSale, useSaleCompleted } from '../../parts/use-sale-completed.ts';
import { useRouteParams } from '../../parts/use-route-params.ts';
import { paths } from '../../paths.ts';
import { StatusLine } from '../../ui/status-line.tsx';
import { PaymentCancelled, PaymentCompleted, PaymentPending } from './payment-outcomes.tsx';

/** Where the payment page sends the visitor back to. */
export function PaymentResultScreen() {
  const { token } = useRouteParams<'token'>();
  const query = pageQuery(useSearch());
  const action = query['action']?.[0];
  const result = useQuery(paymentResultQuery(useApi(), token, query));
  const outcome = result.data && paymentOutcome(result.data.status, action);
  usePaymentResultEvent(outcome);
  useOwnSale(token);
  useSaleCompleted(outcome === 'completed' ? result.data?.sale : undefined);

  if (outcome === 'completed' && action === 'tocart') return <Redirect to={paths.success(token)} replace />;
  return (
    <Screen heading={<Trans>Your payment</Trans>} width="narrow">
      {result.isFetching && (
        <StatusLine tone="busy">
          <Trans>Validating your payment…</Trans>
        </StatusLine>
      )}
      {result.isError && !result.isFetching && (
        <SaleProblem error={result.error} phase="payment-result" tryAgain={() => void result.refetch()} />
      )}
      {result.data && outcome === 'completed' && <PaymentCompleted result={result.data} />}
      {result.data && outcome === 'cancelled' && <PaymentCancelled result={result.data} />}
      {result.data && outcome === 'pending' && (
        <PaymentPending result={result.data} checkAgain={() => void result.refetch()} />
      )}
    </Screen>
  );
}

/** What the payment page sent along; the preview flag goes with every call by itself. */
function pageQuery(search: string): Record<string, string[]> {
  const query = new URLSearchParams(search);
  query.delete('preview');
  return Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]));
}

function usePaymentResultEvent(outcome: PaymentOutcome | undefined) {
  const { emit } = useElement();
  useEffect(() => {
    if (outcome) emit('booking-payment-result', { status: outcome });
  }, [emit, outcome]);
}

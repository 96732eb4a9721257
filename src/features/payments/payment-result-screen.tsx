import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Redirect, useParams, useSearch } from 'wouter';
import { paymentResultQuery } from '../../api/sales.ts';
import { useElement } from '../../parts/element.ts';
import { LoadProblem } from '../../parts/load-problem.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useApi } from '../../parts/session-context.ts';
import { useSaleCompleted } from '../../parts/use-sale-completed.ts';
import { paths } from '../../paths.ts';
import type { PaymentResult } from '../../schema/sale.ts';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { PaymentCancelled, PaymentCompleted, PaymentPending } from './payment-outcomes.tsx';

type Outcome = 'completed' | 'pending' | 'cancelled';

/** Where the payment page sends the visitor back to. */
export function PaymentResultScreen() {
  const { token } = useParams<{ token: string }>();
  const query = Object.fromEntries(new URLSearchParams(useSearch()));
  const result = useQuery(paymentResultQuery(useApi(), token, query));
  const outcome = result.data && outcomeOf(result.data, query.action);
  usePaymentResultEvent(outcome);
  useSaleCompleted(outcome === 'completed' ? result.data?.sale : undefined);

  if (outcome === 'completed' && query.action === 'tocart')
    return <Redirect to={paths.success(token)} replace />;
  return (
    <Screen heading={<Trans>Your payment</Trans>} width="narrow">
      {result.isPending && (
        <SkeletonRegion>
          <Skeleton shape="block" height={200} />
        </SkeletonRegion>
      )}
      {result.isError && (
        <LoadProblem error={result.error} phase="payment-result" tryAgain={() => void result.refetch()} />
      )}
      {result.data && outcome === 'completed' && <PaymentCompleted result={result.data} />}
      {result.data && outcome === 'cancelled' && <PaymentCancelled result={result.data} />}
      {result.data && outcome === 'pending' && <PaymentPending result={result.data} />}
    </Screen>
  );
}

function outcomeOf(result: PaymentResult, action: string | undefined): Outcome {
  if (result.status === 'completed') return 'completed';
  return action === 'cancel' ? 'cancelled' : 'pending';
}

function usePaymentResultEvent(outcome: Outcome | undefined) {
  const { emit } = useElement();
  useEffect(() => {
    if (outcome) emit('booking-payment-result', { status: outcome });
  }, [emit, outcome]);
}

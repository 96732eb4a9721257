import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Redirect, useSearch } from 'wouter';
import { paymentResultQuery } from '../../api/payments.ts';
import { paymentOutcome, type PaymentOutcome } from '../../sale/sale-payments.ts';
import type { PaymentResult } from '../../schema/sale.ts';
import { useElement } from '../../shared/host/element-host.ts';
import { SaleError } from '../../shared/sale/sale-error.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { useApi } from '../../shared/storefront/session-context.ts';
import { useMarkOwnSaleOnReturn } from '../../shared/sale/use-mark-own-sale.ts';
import { useCompleteSale } from '../../shared/sale/use-complete-sale.ts';
import { useRouteParams } from '../../routing/router.tsx';
import { paths } from '../../routing/paths.ts';
import { StatusLine } from '../../ui/feedback/status-line.tsx';
import { PaymentCancelled, PaymentCompleted, PaymentPending } from './payment-outcomes.tsx';
import { useSkipsResult } from './use-skips-result.ts';

/** The screen with the outcome of a payment, for visitors who come back from the payment page. */
export function PaymentResultScreen() {
  const { token } = useRouteParams<'token'>();
  const query = paymentPageQuery(useSearch());
  const skipsResult = useSkipsResult();
  const result = useQuery(paymentResultQuery(useApi(), token, query));
  const outcome = result.data && paymentOutcome(result.data.status, query['action']?.[0]);
  useReportOutcome(outcome);
  useMarkOwnSaleOnReturn(token);
  useCompleteSale(outcome === 'completed' ? result.data?.sale : undefined);

  if (outcome === 'completed' && skipsResult) return <Redirect to={paths.success(token)} replace />;
  return (
    <Screen heading={<Trans>Your payment</Trans>} width="narrow">
      {result.isFetching && (
        <StatusLine tone="busy">
          <Trans>Validating your payment…</Trans>
        </StatusLine>
      )}
      {result.isError && !result.isFetching && (
        <SaleError error={result.error} phase="payment-result" tryAgain={() => void result.refetch()} />
      )}
      {result.data && outcome && (
        <OutcomeNotice outcome={outcome} result={result.data} checkAgain={() => void result.refetch()} />
      )}
    </Screen>
  );
}

interface OutcomeNoticeProps {
  outcome: PaymentOutcome;
  result: PaymentResult;
  checkAgain: () => void;
}

function OutcomeNotice({ outcome, result, checkAgain }: OutcomeNoticeProps) {
  switch (outcome) {
    case 'completed':
      return <PaymentCompleted result={result} />;
    case 'cancelled':
      return <PaymentCancelled result={result} />;
    case 'pending':
      return <PaymentPending result={result} checkAgain={checkAgain} />;
  }
}

/** The parameters that the payment page added: all but the storefront's preview flag, which every request sends anyway. */
function paymentPageQuery(search: string): Record<string, string[]> {
  const query = new URLSearchParams(search);
  query.delete('preview');
  return Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)]));
}

/** Reports the outcome to the host page. */
function useReportOutcome(outcome: PaymentOutcome | undefined) {
  const { emit } = useElement();
  useEffect(() => {
    if (outcome) emit('booking-payment-result', { status: outcome });
  }, [emit, outcome]);
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SaleError } from '../../shared/sale/sale-error.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';
import { CheckPaymentButton } from './check-payment-button.tsx';

interface PaymentStepProps<Answer> {
  heading: ReactNode;
  token: string;
  /** The query for the data that paying needs. */
  query: UseQueryResult<Answer>;
  /** The step's name in error events. */
  phase: string;
  placeholder: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/**
 * A screen where a sale is paid. If it fails to load, the sale may have been paid already, so it offers to check the payment.
 */
export function PaymentStep<Answer>(props: PaymentStepProps<Answer>) {
  const { heading, token, query, phase, placeholder, children } = props;
  return (
    <Screen heading={heading} width="narrow">
      {query.isPending && placeholder}
      {query.isError && (
        <>
          <SaleError error={query.error} phase={phase} tryAgain={() => void query.refetch()} />
          <Cluster>
            <CheckPaymentButton token={token} />
          </Cluster>
        </>
      )}
      {query.data !== undefined && children(query.data)}
    </Screen>
  );
}

import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigation } from '../../routing/hooks.ts';
import { paths } from '../../routing/paths.ts';
import { SaleError } from '../../shared/sale/sale-error.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { Button, type ButtonVariant } from '../../ui/actions/button.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';

interface PaymentStepProps<Answer> {
  heading: ReactNode;
  token: string;
  /** What the provider needs to be paid. */
  query: UseQueryResult<Answer>;
  /** Names the step in error events. */
  phase: string;
  placeholder: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** A screen where a sale is paid. If it fails to load, the sale may have been paid before. */
export function PaymentStep<Answer>(props: PaymentStepProps<Answer>) {
  const { heading, token, query, phase, placeholder, children } = props;
  return (
    <Screen heading={heading} width="narrow">
      {query.isPending && placeholder}
      {query.isError && (
        <>
          <SaleError error={query.error} phase={phase} tryAgain={() => void query.refetch()} />
          <Cluster>
            <CheckPayment token={token} />
          </Cluster>
        </>
      )}
      {query.data !== undefined && children(query.data)}
    </Screen>
  );
}

/** A link to the outcome of the payment, as known to the provider. */
export function CheckPayment({ token, variant }: { token: string; variant?: ButtonVariant }) {
  const { goTo } = useNavigation();
  return (
    <Button variant={variant} onClick={() => goTo(paths.payment(token))}>
      <Trans>Check the payment</Trans>
    </Button>
  );
}

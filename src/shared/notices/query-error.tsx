import { Trans } from '@lingui/react/macro';
import { asApiError, readFailureOf } from '../../api/api-error.ts';
import { LoadErrorNotice } from './load-error-notice.tsx';
import { useFailureMessage } from './use-failure-message.ts';

export interface QueryErrorProps {
  error: Error;
  /** The `phase` of the `booking-error` event. */
  phase: string;
  tryAgain: () => void;
}

/** Says why a query failed, next to a retry button. */
export function QueryError({ error, phase, tryAgain }: QueryErrorProps) {
  const message = useFailureMessage(readFailureOf(error));
  const { code } = asApiError(error);
  return (
    <LoadErrorNotice code={code} phase={phase} actionLabel={<Trans>Try again</Trans>} onAction={tryAgain}>
      {message} <Trans>Nothing that you entered is lost.</Trans>
    </LoadErrorNotice>
  );
}

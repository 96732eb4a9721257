import { Trans, useLingui } from '@lingui/react/macro';
import { asApiError, failureOf, type Failure } from '../../api/api-error.ts';
import { LoadErrorNotice } from './load-error-notice.tsx';

interface QueryErrorProps {
  error: Error;
  phase: string;
  tryAgain: () => void;
}

/** Says why a query failed, next to a retry button. */
export function QueryError({ error, phase, tryAgain }: QueryErrorProps) {
  const message = useFailureMessage(failureOf(error));
  const { code } = asApiError(error);
  return (
    <LoadErrorNotice code={code} phase={phase} actionLabel={<Trans>Try again</Trans>} onAction={tryAgain}>
      {message} <Trans>Nothing that you entered is lost.</Trans>
    </LoadErrorNotice>
  );
}

/** The message for a failed query. */
export function useFailureMessage(failure: Failure): string {
  const { t } = useLingui();
  const connection = t`Please check your connection.`;
  const messages: Record<Failure, string> = {
    network: connection,
    timeout: connection,
    http: t`The booking service is having problems. Please try again in a few minutes.`,
    'bad-response': t`The booking service sent a response that we could not read. Please try again in a few minutes.`,
    missing: t`The booking service could not find this. It may no longer be available.`,
  };
  return messages[failure];
}

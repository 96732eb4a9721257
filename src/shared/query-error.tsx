import { Trans } from '@lingui/react/macro';
import { ApiError, failureOf } from '../api/api-error.ts';
import { ErrorNotice } from './error-notice.tsx';
import { useErrorText } from './use-error-text.ts';

interface QueryErrorProps {
  error: Error;
  phase: string;
  tryAgain: () => void;
}

/** A read that failed: why, and another try. */
export function QueryError({ error, phase, tryAgain }: QueryErrorProps) {
  const code = error instanceof ApiError ? error.code : 'network';
  return (
    <ErrorNotice code={code} phase={phase} action={<Trans>Try again</Trans>} onAction={tryAgain}>
      {useErrorText(failureOf(error))} <Trans>What you have entered is kept.</Trans>
    </ErrorNotice>
  );
}

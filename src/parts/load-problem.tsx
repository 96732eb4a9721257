import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ApiError } from '../api/api-error.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useElement } from './element.ts';

/** A read that failed: says so in place, tells the host page, and offers another try. */
export function LoadProblem({
  error,
  phase,
  tryAgain,
}: {
  error: Error;
  phase: string;
  tryAgain: () => void;
}) {
  const { t } = useLingui();
  const { emit } = useElement();
  const code = error instanceof ApiError ? error.code : 'network';
  useEffect(() => {
    emit('booking-error', { code, phase, retryable: true });
  }, [emit, code, phase]);
  return (
    <Alert
      tone="danger"
      title={t`This could not be loaded`}
      actions={
        <Button onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Please check your connection. What you have entered is kept.</Trans>
    </Alert>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ApiError } from '../api/api-error.ts';
import { Alert } from '../ui/alert.tsx';
import { Stack } from '../ui/layout.tsx';
import { ContactBlock } from './contact.tsx';
import { useElement } from './element.ts';
import { LoadProblem } from './load-problem.tsx';

interface SaleProblemProps {
  error: Error;
  phase: string;
  tryAgain: () => void;
}

/** A booking that could not be read. One that the provider does not know will not come by another try, but by a person. */
export function SaleProblem({ error, phase, tryAgain }: SaleProblemProps) {
  const isUnknown = error instanceof ApiError && error.status === 404;
  return isUnknown ? (
    <UnknownSale phase={phase} />
  ) : (
    <LoadProblem error={error} phase={phase} tryAgain={tryAgain} />
  );
}

function UnknownSale({ phase }: { phase: string }) {
  const { t } = useLingui();
  const { emit } = useElement();
  useEffect(() => {
    emit('booking-error', { code: 'http', phase, retryable: false });
  }, [emit, phase]);
  return (
    <Alert tone="warning" title={t`This booking was not found`}>
      <Stack gap="small">
        <p>
          <Trans>
            The link may be incomplete or too old. Please contact us, and we will find your booking:
          </Trans>
        </p>
        <ContactBlock />
      </Stack>
    </Alert>
  );
}

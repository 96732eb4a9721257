import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { failureOf } from '../api/api-error.ts';
import { Alert } from '../ui/alert.tsx';
import { Stack } from '../ui/layout.tsx';
import { ContactBlock } from './contact.tsx';
import { useElement } from './element-host.ts';
import { QueryError } from './query-error.tsx';

interface SaleErrorProps {
  error: Error;
  phase: string;
  tryAgain: () => void;
}

/** A booking that failed to load. If the provider does not know it, a retry will not help, but contact details do. */
export function SaleError({ error, phase, tryAgain }: SaleErrorProps) {
  if (failureOf(error) === 'missing') return <UnknownSale phase={phase} />;
  return <QueryError error={error} phase={phase} tryAgain={tryAgain} />;
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

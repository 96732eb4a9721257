import { Trans } from '@lingui/react/macro';
import { TicketX } from 'lucide-react';
import { useEffect } from 'react';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { CenteredMessage } from '../../ui/content/centered-message.tsx';
import { ContactBlock } from '../notices/contact-block.tsx';
import { useElement } from '../host/element-host.ts';
import { NextSteps } from '../notices/next-steps.tsx';
import { readFailureOf } from '../../api/api-error.ts';
import { QueryError, type QueryErrorProps } from '../notices/query-error.tsx';

/** Explains that a booking failed to load. If the provider does not know it, contact details are offered instead of a retry. */
export function SaleError({ error, phase, tryAgain }: QueryErrorProps) {
  if (readFailureOf(error) !== 'missing')
    return <QueryError error={error} phase={phase} tryAgain={tryAgain} />;
  return <UnknownSale phase={phase} />;
}

/** Shown if the provider does not know the booking. Reports the failure to the host page, as `QueryError` does for others. */
function UnknownSale({ phase }: { phase: string }) {
  const { emit } = useElement();
  useEffect(() => {
    emit('booking-error', { code: 'http', phase, retryable: false });
  }, [emit, phase]);
  return (
    <CenteredMessage icon={TicketX}>
      <div role="alert">
        <Stack gap="small">
          <SectionHeading>
            <Trans>This booking was not found</Trans>
          </SectionHeading>
          <p>
            <Trans>
              The link may be incomplete or expired. Please contact us, and we will find your booking:
            </Trans>
          </p>
        </Stack>
      </div>
      <ContactBlock />
      <NextSteps />
    </CenteredMessage>
  );
}

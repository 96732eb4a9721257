import { Trans } from '@lingui/react/macro';
import { TicketX } from 'lucide-react';
import { useEffect } from 'react';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Scene } from '../../ui/content/scene.tsx';
import { ContactBlock } from '../notices/contact.tsx';
import { useElement } from '../host/element-host.ts';
import { NextSteps } from '../notices/next-steps.tsx';

/** A booking that the provider does not know: who can find it, and where else to go. */
export function UnknownSale({ phase }: { phase: string }) {
  const { emit } = useElement();
  useEffect(() => {
    emit('booking-error', { code: 'http', phase, retryable: false });
  }, [emit, phase]);
  return (
    <Scene icon={TicketX}>
      <div role="alert">
        <SectionHeading>
          <Trans>This booking was not found</Trans>
        </SectionHeading>
        <p>
          <Trans>
            The link may be incomplete or expired. Please contact us, and we will find your booking:
          </Trans>
        </p>
      </div>
      <ContactBlock />
      <NextSteps />
    </Scene>
  );
}

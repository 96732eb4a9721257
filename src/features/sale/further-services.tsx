import { Trans } from '@lingui/react/macro';
import type { SaleService } from '../../domain/sale-services.ts';
import type { ExtraSale } from '../../schema/sale.ts';
import { Card } from '../../ui/card.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ExtraFacts, ServiceFacts } from './service-facts.tsx';

interface FurtherServicesProps {
  services: readonly SaleService[];
  extras: readonly ExtraSale[];
}

/** All other services of the booking, in order of time. */
export function FurtherServices({ services, extras }: FurtherServicesProps) {
  if (services.length + extras.length === 0) return null;
  return (
    <Stack as="section">
      <SectionHeading>
        <Trans>Also in your reservation</Trans>
      </SectionHeading>
      <div className="further-services">
        {services.map((service, index) => (
          <Card key={index} padded>
            <ServiceFacts service={service} />
          </Card>
        ))}
        {extras.map((extra, index) => (
          <Card key={index} padded>
            <ExtraFacts extra={extra} />
          </Card>
        ))}
      </div>
    </Stack>
  );
}

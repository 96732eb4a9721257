import { Trans } from '@lingui/react/macro';
import type { GroupedService } from '../../sale/grouped-services.ts';
import type { ExtraSale } from '../../schema/sale.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ExtraSaleCard } from './extra-sale-card.tsx';
import { ServiceCard } from './service-card.tsx';

interface FurtherServicesProps {
  services: readonly GroupedService[];
  extras: readonly ExtraSale[];
}

/** The services of the booking other than the next one, by time, and then its extras. */
export function FurtherServices({ services, extras }: FurtherServicesProps) {
  if (services.length + extras.length === 0) return null;
  return (
    <Stack as="section">
      <SectionHeading>
        <Trans>Also in your booking</Trans>
      </SectionHeading>
      <div className="further-services">
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
        {extras.map((extra, index) => (
          <ExtraSaleCard key={index} extra={extra} />
        ))}
      </div>
    </Stack>
  );
}

import { Trans } from '@lingui/react/macro';
import type { SaleService } from '../../sale/sale-services.ts';
import type { Sale } from '../../schema/sale.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ExtraSaleCard } from './extra-sale-card.tsx';
import { ServiceCard } from './service-card.tsx';

interface FurtherServicesProps {
  services: readonly SaleService[];
  sale: Sale;
}

/** The services of the booking other than the next one, by time, and then its extras. */
export function FurtherServices({ services, sale }: FurtherServicesProps) {
  const extras = sale.extra_sales;
  if (services.length + extras.length === 0) return null;
  return (
    <Stack as="section">
      <SectionHeading>
        <Trans>Also in your booking</Trans>
      </SectionHeading>
      <div className="further-services">
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} sale={sale} />
        ))}
        {extras.map((extra, index) => (
          <ExtraSaleCard key={index} extra={extra} />
        ))}
      </div>
    </Stack>
  );
}

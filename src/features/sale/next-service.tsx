import { Trans } from '@lingui/react/macro';
import type { SaleService } from '../../domain/sale-services.ts';
import { Card } from '../../ui/card.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ServiceFacts } from './service-facts.tsx';

/** The next service: where and when. */
export function NextService({ service }: { service: SaleService }) {
  return (
    <Card padded as="section" chosen>
      <Stack gap="small">
        <SectionHeading>
          <Trans>Your next service</Trans>
        </SectionHeading>
        <ServiceFacts service={service} />
      </Stack>
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { saleServices, type SaleService } from '../../sale/sale-services.ts';
import type { Sale } from '../../schema/sale.ts';
import { Card } from '../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { DateTimeText } from '../formats/date-time-text.tsx';
import { usePartyLabel } from '../trip/use-party-label.ts';
import { rideTitle } from './ride-texts.ts';

/** What a sale is about, in a few rows: its reference, its services with their times, and its extras. */
export function SaleOverview({ sale }: { sale: Sale }) {
  const { t, i18n } = useLingui();
  const partyLabel = usePartyLabel();
  const titleOf = (service: SaleService) =>
    service.kind === 'tour' ? service.tour.title : rideTitle(service.transfer, i18n);
  return (
    <Card padded as="section">
      <Stack gap="small">
        <SectionHeading>
          <Trans>Your reservation</Trans>
        </SectionHeading>
        <DefinitionList>
          {sale.confirmation_ref && (
            <DefinitionRow label={t`Confirmation`} value={<strong>{sale.confirmation_ref}</strong>} />
          )}
          {saleServices(sale).map((service) => (
            <DefinitionRow
              key={service.id}
              label={titleOf(service)}
              value={service.at && <DateTimeText at={service.at} />}
            />
          ))}
          {sale.extra_sales.map((extra, index) => (
            <DefinitionRow
              key={index}
              label={extra.name}
              value={extra.units > 0 ? `× ${extra.units}` : partyLabel(extra)}
            />
          ))}
        </DefinitionList>
      </Stack>
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { saleServices, type SaleService } from '../../sale/sale-services.ts';
import type { Sale } from '../../schema/sale.ts';
import { Card } from '../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import { useStyles } from '../../ui/ui-context.ts';
import { DateTimeText } from '../formats/date-time-text.tsx';
import { useFormats } from '../formats/use-formats.ts';
import { usePartyLabel } from '../trip/use-party-label.ts';
import { rideTitle } from './ride-texts.ts';
import css from './sale-overview.css?inline';

interface SaleOverviewProps {
  sale: Sale;
  /** Whether the screen states the total elsewhere. */
  hideTotal?: boolean;
}

/** What a sale that has not been paid is about, in a few rows: its reference, its services with their times, its extras and its total. */
export function SaleOverview({ sale, hideTotal = false }: SaleOverviewProps) {
  useStyles(css);
  const { t, i18n } = useLingui();
  const partyLabel = usePartyLabel();
  const { money, weekday } = useFormats();
  const titleOf = (service: SaleService) =>
    service.kind === 'tour' ? service.tour.title : rideTitle(service.transfer, i18n);
  return (
    <Card padded as="section">
      <div className="sale-overview">
        <SectionHeading>
          <Trans>Your reservation</Trans>
        </SectionHeading>
        <DefinitionList>
          {sale.confirmation_ref && (
            <DefinitionRow label={t`Reference`} value={<strong>{sale.confirmation_ref}</strong>} />
          )}
          {saleServices(sale).map((service) => (
            <DefinitionRow
              key={service.id}
              label={titleOf(service)}
              value={
                service.at && (
                  <>
                    {weekday(service.at)} <DateTimeText at={service.at} />
                  </>
                )
              }
            />
          ))}
          {sale.extra_sales.map((extra, index) => (
            <DefinitionRow
              key={index}
              label={extra.name}
              value={extra.units > 0 ? `× ${extra.units}` : partyLabel(extra)}
            />
          ))}
          {!hideTotal && (
            <DefinitionRow
              kind="total"
              label={t`Total`}
              value={<PriceText amount={money(sale.total, sale.currency)} />}
            />
          )}
        </DefinitionList>
      </div>
    </Card>
  );
}

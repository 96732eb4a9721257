import { Trans, useLingui } from '@lingui/react/macro';
import { priceOfTrip } from '../../trip/pricing/trip-price.ts';
import { TripRows } from '../../shared/trip/trip-rows.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Card } from '../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import type { SelectedTrip } from './use-selected-trip.ts';

/** The trip with the selected option, and its price. */
export function SelectedSummary({ trip }: { trip: SelectedTrip }) {
  const { t } = useLingui();
  const { money } = useFormats();
  return (
    <Card padded>
      <Stack>
        <SectionHeading>
          <Trans>Your trip</Trans>
        </SectionHeading>
        <DefinitionList summary>
          <TripRows
            from={trip.from.title}
            to={trip.to.title}
            selection={{ service: trip.option.title, party: trip.query }}
            direction={trip.query.searchMode}
            roundtrip={trip.kind === 'roundtrip'}
          />
          <DefinitionRow
            kind="total"
            label={t`Subtotal`}
            value={<PriceText amount={money(priceOfTrip(trip.option, trip.kind), trip.currency)} />}
          />
        </DefinitionList>
      </Stack>
    </Card>
  );
}

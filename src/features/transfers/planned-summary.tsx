import { Trans, useLingui } from '@lingui/react/macro';
import { sumOf } from '../../domain/money.ts';
import { priceOfTrip } from '../../domain/trip-price.ts';
import { TripRows } from '../../shared/trip-rows.tsx';
import { useFormats } from '../../shared/use-formats.ts';
import { Card } from '../../ui/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/definition-list.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PriceText } from '../../ui/price-text.tsx';
import type { PlannedTrip } from './use-planned-trip.ts';
import { VehicleRows } from './vehicle-rows.tsx';

/** The trip and its vehicles, with what they cost together. */
export function PlannedSummary({ trip }: { trip: PlannedTrip }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { vehicles, back, kind, currency } = trip;
  const total = sumOf([...vehicles, ...back].map(({ option }) => priceOfTrip(option, kind)));
  return (
    <Card padded>
      <Stack>
        <SectionHeading>
          <Trans>Your trip</Trans>
        </SectionHeading>
        <DefinitionList>
          <TripRows
            from={trip.from.title}
            to={trip.to.title}
            direction={trip.query.searchMode}
            roundtrip={kind === 'roundtrip' || back.length > 0}
          />
        </DefinitionList>
        <DefinitionList summary>
          <VehicleRows vehicles={vehicles} tripKind={kind} currency={currency} />
          <VehicleRows vehicles={back} tripKind="oneway" currency={currency} note={t`way back`} />
          <DefinitionRow
            kind="total"
            label={t`Subtotal`}
            value={<PriceText amount={money(total, currency)} />}
          />
        </DefinitionList>
      </Stack>
    </Card>
  );
}

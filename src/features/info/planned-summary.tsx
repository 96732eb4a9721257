import { Trans, useLingui } from '@lingui/react/macro';
import { sumOf } from '../../lib/money.ts';
import { priceOfTrip } from '../../trip/pricing/trip-price.ts';
import { TripRows } from '../../shared/trip/trip-rows.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Card } from '../../ui/content/cards/card.tsx';
import { DefinitionList, DefinitionRow } from '../../ui/content/definition-list.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';
import type { PlannedTrip } from './use-planned-trip.ts';
import { VehicleRows } from '../../shared/trip/vehicle-rows.tsx';

/** The trip and its vehicles, with their total price. */
export function PlannedSummary({ trip }: { trip: PlannedTrip }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { vehicles, returnVehicles, allVehicles, kind, currency } = trip;
  const total = sumOf(allVehicles.map(({ option }) => priceOfTrip(option, kind)));
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
            roundtrip={kind === 'roundtrip' || returnVehicles !== undefined}
          />
        </DefinitionList>
        <DefinitionList summary>
          <VehicleRows vehicles={vehicles} tripKind={kind} currency={currency} />
          {returnVehicles && (
            <VehicleRows vehicles={returnVehicles} tripKind="oneway" currency={currency} note={t`return`} />
          )}
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

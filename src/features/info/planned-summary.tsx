import { useLingui } from '@lingui/react/macro';
import { sumOf } from '../../lib/money.ts';
import { priceOfTrip } from '../../trip/pricing/trip-price.ts';
import { DefinitionList } from '../../ui/content/definition-list.tsx';
import { VehicleRows } from '../../shared/trip/vehicle-rows.tsx';
import { TripSummary } from './trip-summary.tsx';
import type { PlannedTrip } from './use-planned-trip.ts';

/** The trip and its vehicles, with their total price. */
export function PlannedSummary({ trip }: { trip: PlannedTrip }) {
  const { t } = useLingui();
  const { vehicles, returnVehicles, allVehicles, kind, currency } = trip;
  return (
    <TripSummary
      trip={trip}
      roundtrip={kind === 'roundtrip' || returnVehicles !== undefined}
      total={sumOf(allVehicles.map(({ option }) => priceOfTrip(option, kind)))}
      vehicles={
        <DefinitionList>
          <VehicleRows vehicles={vehicles} tripKind={kind} currency={currency} />
          {returnVehicles && (
            <VehicleRows vehicles={returnVehicles} tripKind="oneway" currency={currency} note={t`return`} />
          )}
        </DefinitionList>
      }
    />
  );
}

import { itemsEvent } from '../../analytics/ecommerce-events.ts';
import { priceOptionItem } from '../../analytics/offered-items.ts';
import type { PriceOption } from '../../schema/price-option.ts';
import { useTrackOnce } from '../../shared/storefront/use-track.ts';
import { oppositeDirection, roundtripLegKinds } from '../../trip/legs.ts';
import { lineFromForms } from '../../trip/line-from-forms.ts';
import type { VehicleGroup } from '../../trip/vehicles/trip-plan.ts';
import type { AddedLines } from './added-transfers.tsx';
import { useLeg } from './leg/use-leg.ts';
import { PlannedSummary } from './planned-summary.tsx';
import { TransferForm } from './transfer-form.tsx';
import { useAddTransfers } from './use-add-transfers.ts';
import type { PlannedTrip } from './use-planned-trip.ts';

interface PlannedTripFormProps {
  trip: PlannedTrip;
  onAdded: (added: AddedLines) => void;
}

/** One form for all vehicles of a plan, which are added to the cart together, each as a line of its own. */
export function PlannedTripForm({ trip, onAdded }: PlannedTripFormProps) {
  const { allVehicles, kind, currency } = trip;
  const addTransfers = useAddTransfers(trip);
  const { legs, buildLines } = useJointLegs(trip);
  const items = allVehicles.map(({ option }) => priceOptionItem(option, kind));
  useTrackOnce(itemsEvent('view_item', currency, items));

  return (
    <TransferForm
      trip={trip}
      legs={legs}
      summary={<PlannedSummary trip={trip} />}
      buildLines={buildLines}
      onConfirm={() => onAdded(addTransfers(buildLines()))}
    />
  );
}

/** The legs that the vehicles share, and a function that returns a cart line for each vehicle. */
function useJointLegs({ query, from, to, vehicles, returnVehicles, kind }: PlannedTrip) {
  const direction = query.searchMode;
  const [outbound, inbound] = roundtripLegKinds(direction);
  const serviceLeg = useLeg({ leg: outbound, from, to, options: optionsOf(vehicles) });
  const returnLeg = useLeg({
    leg: inbound,
    from: to,
    to: from,
    options: optionsOf(returnVehicles ?? vehicles),
    service: serviceLeg,
  });
  return {
    legs: returnVehicles || kind === 'roundtrip' ? [serviceLeg, returnLeg] : [serviceLeg],
    buildLines: () => [
      ...vehicles.map(({ option, ...party }) =>
        lineFromForms({
          from,
          to,
          direction,
          kind,
          party,
          option,
          service: serviceLeg,
          return: returnLeg,
        }),
      ),
      // A return trip in other vehicles is booked as a one-way transfer per vehicle, so its only leg is the service leg.
      ...(returnVehicles ?? []).map(({ option, ...party }) =>
        lineFromForms({
          from: to,
          to: from,
          direction: oppositeDirection(direction),
          kind: 'oneway',
          party,
          option,
          service: returnLeg,
          return: returnLeg,
        }),
      ),
    ],
  };
}

function optionsOf(vehicles: VehicleGroup): PriceOption[] {
  return vehicles.map(({ option }) => option);
}

import type { VehicleParty } from '../../trip/vehicles/seat-party.ts';
import { priceOfTrip } from '../../trip/pricing/trip-price.ts';
import type { TripKind } from '../../schema/trip.ts';
import { useFormats } from '../formats/use-formats.ts';
import { usePartyLabel } from './use-party-label.ts';
import { DefinitionRow } from '../../ui/content/definition-list.tsx';
import { PriceText } from '../../ui/content/price-text.tsx';

interface VehicleRowsProps {
  vehicles: readonly VehicleParty[];
  tripKind: TripKind;
  currency: string;
  /** Distinguishes these vehicles from others in the same list. */
  note?: string;
}

/** Vehicles with the people in them and their prices, as rows of a definition list. */
export function VehicleRows({ vehicles, tripKind, currency, note }: VehicleRowsProps) {
  const { money } = useFormats();
  const partyLabel = usePartyLabel();
  return vehicles.map(({ option, ...party }, index) => (
    <DefinitionRow
      key={index}
      label={
        <>
          <strong>
            <bdi>{option.title}</bdi>
          </strong>
          <br />
          {[partyLabel(party), note].filter(Boolean).join(' · ')}
        </>
      }
      value={<PriceText amount={money(priceOfTrip(option, tripKind), currency)} />}
    />
  ));
}

import type { Party } from '../../../schema/party.ts';
import type { Prices } from '../../../api/prices.ts';
import type { VehicleParty } from '../../../trip/vehicles/seat-party.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { TripKind, TripQuery } from '../../../schema/trip.ts';

export type BookingAlternative = 'vehicles' | 'flights' | 'back';

export interface BookingAlternativesProps {
  trip: TripQuery;
  prices: Prices;
  /** The options that seat everybody. */
  fitting: readonly PriceOption[];
  /** The requested trip kind. */
  wanted: TripKind;
  onPassengers: (party: Party) => void;
  onSelect: (option: PriceOption, tripKind: TripKind) => void;
  /** A plan was chosen. */
  onChosen: () => void;
}

/** Chosen vehicles of a plan, on the way there or of both ways, and on the way back. */
export type OnPlan = (tripKind: TripKind, vehicles: VehicleParty[], back?: VehicleParty[]) => void;

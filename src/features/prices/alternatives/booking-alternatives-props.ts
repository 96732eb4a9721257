import type { Party } from '../../../schema/party.ts';
import type { Prices } from '../../../api/prices.ts';
import type { VehicleParty } from '../../../trip/vehicles/seat-party.ts';
import type { PriceOption } from '../../../schema/price-option.ts';
import type { TripKind, TripQuery } from '../../../schema/trip.ts';

export interface BookingAlternativesProps {
  trip: TripQuery;
  prices: Prices;
  /** The time zone of the trip; undefined if unknown. */
  timeZone: string | undefined;
  /** The options that seat everybody. */
  fittingOptions: readonly PriceOption[];
  requestedKind: TripKind;
  onPartyChange: (party: Party) => void;
  /** Called for each vehicle of a plan that the visitor has chosen. */
  onVehicleChosen: (option: PriceOption, tripKind: TripKind) => void;
  /** Called once a plan has been chosen. */
  onPlanChosen: () => void;
}

/** The props of a form that plans vehicles for the trip. */
export interface PlanFormProps extends Pick<
  BookingAlternativesProps,
  'trip' | 'prices' | 'fittingOptions' | 'requestedKind'
> {
  onChoosePlan: ChoosePlan;
}

/** Chooses a plan with these vehicles. Without `returnVehicles`, a round trip uses the same vehicles both ways. */
export type ChoosePlan = (
  tripKind: TripKind,
  vehicles: VehicleParty[],
  returnVehicles?: VehicleParty[],
) => void;

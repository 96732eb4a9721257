import type { TripKind, TripQuery } from '../schema/transfer.ts';
import type { WireId } from '../schema/wire-values.ts';

/** Who travels. */
export interface Party {
  adults: number;
  kids: number;
}

/** A party that splits up: everybody who travels between two places, by their refs. */
export interface SplitParty extends Party {
  from: string;
  to: string;
}

/**
 * Who is left after a part of a split party; undefined if the trip is not one of such a party, or if nobody, or no adult,
 * is left.
 */
export function restOfParty(
  whole: Readonly<SplitParty> | null,
  part: Readonly<SplitParty>,
): Party | undefined {
  if (whole?.from !== part.from || whole.to !== part.to) return undefined;
  const rest = { adults: whole.adults - part.adults, kids: whole.kids - part.kids };
  return rest.adults > 0 && rest.kids >= 0 ? rest : undefined;
}

/** A vehicle of a plan; its option is looked up in the current prices. */
export interface ChosenVehicle extends Party {
  priceRef: WireId;
}

/** What is booked for a trip instead of a single option: several vehicles, or others on the way back. */
export interface TripPlan {
  /** Those on the way there, or of both ways if it is a round trip. */
  vehicles: ChosenVehicle[];
  /** Those on the way back, each as a transfer of its own; empty unless they are others. */
  back: ChosenVehicle[];
  trip: TripKind;
  /** Refs of the places, as in a selection. */
  from: string;
  to: string;
}

type ReadonlyPlan = Readonly<Omit<TripPlan, 'vehicles' | 'back'>> & {
  readonly vehicles: readonly Readonly<ChosenVehicle>[];
  readonly back: readonly Readonly<ChosenVehicle>[];
};

/** Whether a plan is for this trip: other ends or another party need another plan. */
export function isPlanOf(plan: ReadonlyPlan | null, trip: TripQuery): plan is ReadonlyPlan {
  let { adults, kids } = trip;
  for (const vehicle of plan?.vehicles ?? []) {
    adults -= vehicle.adults;
    kids -= vehicle.kids;
  }
  return plan?.from === trip.from && plan.to === trip.to && adults === 0 && kids === 0;
}

import { proxy } from 'valtio/vanilla';
import type { LegName } from '../domain/legs.ts';
import type { FlightDetails, PickupTime } from '../domain/pickup.ts';
import type { Trip } from '../schema/transfer.ts';

export interface DraftLeg {
  flight: FlightDetails;
  /** The visitor's own pickup and the flight that it belongs to: another flight brings a new calculated one. */
  ownPickup: (PickupTime & { forFlight: string }) | null;
  /** The pickup, as text, for which the visitor accepted the risk. */
  riskAcceptedFor: string;
}

export interface DraftState {
  /** The chosen option and trip; the option itself is found among the current prices. */
  selection: { priceRef: string | number; trip: Trip } | null;
  service: DraftLeg;
  return: DraftLeg;
}

const emptyLeg = (): DraftLeg => ({
  flight: { airline: '', flightNumber: '', flightType: 'int', date: '', hour: '', minute: '' },
  ownPickup: null,
  riskAcceptedFor: '',
});

export const initialDraft = (): DraftState => ({ selection: null, service: emptyLeg(), return: emptyLeg() });

export function createDraft(initial: DraftState) {
  const state = proxy<DraftState>(initial);
  return {
    state,
    select: (priceRef: string | number, trip: Trip) => void (state.selection = { priceRef, trip }),
    changeFlight: (leg: LegName, change: Partial<FlightDetails>) =>
      void Object.assign(state[leg].flight, change),
    changePickup: (leg: LegName, pickup: PickupTime, forFlight: string) =>
      void (state[leg].ownPickup = { ...pickup, forFlight }),
    acceptRisk: (leg: LegName, pickup: string) => void (state[leg].riskAcceptedFor = pickup),
    fill: (draft: DraftState) => void Object.assign(state, draft),
    reset: () => void Object.assign(state, initialDraft()),
  };
}

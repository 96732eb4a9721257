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

/** The chosen option and trip between two places; the option itself is found among the current prices. */
export interface Selection {
  priceRef: string | number;
  trip: Trip;
  /** Refs of the places: what was chosen for other ends says nothing of these. */
  from: string;
  to: string;
}

export interface DraftState {
  selection: Selection | null;
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
    select: (selection: Selection) => void (state.selection = selection),
    changeFlight: (leg: LegName, change: Partial<FlightDetails>) =>
      void Object.assign(state[leg].flight, change),
    changePickup: (leg: LegName, pickup: PickupTime, forFlight: string) =>
      void (state[leg].ownPickup = { ...pickup, forFlight }),
    /** The dates start anew from those of the search; what else is known of the flights stays. */
    forgetDates: () => {
      for (const leg of [state.service, state.return]) {
        leg.flight.date = '';
        leg.ownPickup = null;
      }
    },
    acceptRisk: (leg: LegName, pickup: string) => void (state[leg].riskAcceptedFor = pickup),
    fill: (draft: DraftState) => void Object.assign(state, draft),
    reset: () => void Object.assign(state, initialDraft()),
  };
}

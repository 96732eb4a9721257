import { proxy } from 'valtio/vanilla';
import type { LegName } from '../domain/legs.ts';
import type { FlightDetails, PickupTime } from '../domain/pickup.ts';
import type { Trip } from '../schema/transfer.ts';

export interface DraftLeg {
  flight: FlightDetails;
  /** What the visitor chose instead of the calculated pickup. */
  ownPickup: PickupTime | null;
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

const calculatedFrom = ['date', 'hour', 'minute', 'flightType'] as const;

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
    /** Another time or type of flight brings a newly calculated pickup, whose risk nobody has accepted. */
    changeFlight: (leg: LegName, change: Partial<FlightDetails>) => {
      Object.assign(state[leg].flight, change);
      if (calculatedFrom.some((field) => field in change))
        Object.assign(state[leg], { ownPickup: null, riskAcceptedFor: '' });
    },
    changePickup: (leg: LegName, pickup: PickupTime) => void (state[leg].ownPickup = pickup),
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

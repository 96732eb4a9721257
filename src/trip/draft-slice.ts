import { proxy } from 'valtio/vanilla';
import type { LegName } from './legs.ts';
import type { FlightDetails, PickupTime } from './pickup-time.ts';
import type { SplitParty, TripPlan } from './party.ts';
import type { TripKind } from '../schema/transfer.ts';

export interface DraftLeg {
  flight: FlightDetails;
  /** The visitor's choice instead of the calculated pickup. */
  ownPickup: PickupTime | null;
  /** The pickup, as text, whose risk the visitor has accepted. */
  riskAcceptedFor: string;
}

/** The selected option and trip kind between two places; the option itself is looked up in the current prices. */
export interface Selection {
  priceRef: string | number;
  trip: TripKind;
  /** Refs of the places: a selection for other places does not apply to these. */
  from: string;
  to: string;
}

export interface DraftState {
  selection: Selection | null;
  /** Chosen instead of a selection. */
  plan: TripPlan | null;
  /** The whole party, while its first part is being booked: the rest arrives on another flight. */
  split: SplitParty | null;
  service: DraftLeg;
  return: DraftLeg;
}

const calculatedFrom = ['date', 'hour', 'minute', 'flightType'] as const;

const emptyLeg = (): DraftLeg => ({
  flight: { airline: '', flightNumber: '', flightType: 'int', date: '', hour: '', minute: '' },
  ownPickup: null,
  riskAcceptedFor: '',
});

export const initialDraft = (): DraftState => ({
  selection: null,
  plan: null,
  split: null,
  service: emptyLeg(),
  return: emptyLeg(),
});

export type DraftSlice = ReturnType<typeof createDraft>;

export function createDraft(initial: DraftState) {
  const state = proxy<DraftState>(initial);
  return {
    state,
    select: (selection: Selection) => void Object.assign(state, { selection, plan: null }),
    choosePlan: (plan: TripPlan) => void Object.assign(state, { plan, selection: null }),
    splitParty: (whole: SplitParty | null) => void (state.split = whole),
    /** A different flight time or type leads to a newly calculated pickup, whose risk has not been accepted. */
    changeFlight: (leg: LegName, change: Partial<FlightDetails>) => {
      Object.assign(state[leg].flight, change);
      if (calculatedFrom.some((field) => field in change))
        Object.assign(state[leg], { ownPickup: null, riskAcceptedFor: '' });
    },
    changePickup: (leg: LegName, pickup: PickupTime) => void (state[leg].ownPickup = pickup),
    /** The dates are reset to those of the search; other flight details stay. */
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

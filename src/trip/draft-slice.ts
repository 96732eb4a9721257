import { proxy } from 'valtio/vanilla';
import type { LegName } from './legs.ts';
import type {
  Draft,
  DraftLeg,
  FlightDetails,
  PickupTime,
  Selection,
  SplitParty,
  TripPlan,
} from '../schema/draft.ts';

const calculatedFrom = ['date', 'hour', 'minute', 'flightType'] as const;

export const emptyLeg = (): DraftLeg => ({
  flight: { airline: '', flightNumber: '', flightType: 'int', date: '', hour: '', minute: '' },
  ownPickup: null,
  riskAcceptedFor: '',
});

export const initialDraft = (): Draft => ({
  selection: null,
  plan: null,
  split: null,
  service: emptyLeg(),
  return: emptyLeg(),
});

export type DraftSlice = ReturnType<typeof createDraft>;

export function createDraft(initial: Draft) {
  const state = proxy<Draft>(initial);
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
    fill: (draft: Draft) => void Object.assign(state, draft),
    reset: () => void Object.assign(state, initialDraft()),
  };
}

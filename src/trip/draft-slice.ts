import { proxy } from 'valtio/vanilla';
import { emptyFlight } from './leg-form.ts';
import type { LegName } from './legs.ts';
import type {
  DateTimeParts,
  Draft,
  DraftLeg,
  FlightDetails,
  Selection,
  SplitParty,
  TripPlan,
} from '../schema/draft.ts';

/** The fields of a flight that the provider calculates the pickup from. */
const fieldsForPickup = ['date', 'hour', 'minute', 'flightType'] as const;

export const emptyLeg = (): DraftLeg => ({
  flight: emptyFlight(),
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

/** What the visitor has chosen and filled in for a transfer that is not in the cart yet. */
export type DraftSlice = ReturnType<typeof createDraftSlice>;

export function createDraftSlice(initial: Draft) {
  const state = proxy<Draft>(initial);
  return {
    state,
    select: (selection: Selection) => void Object.assign(state, { selection, plan: null }),
    choosePlan: (plan: TripPlan) => void Object.assign(state, { plan, selection: null }),
    /** Remembers the whole party of a trip on two flights; null if everybody travels together. */
    setSplitParty: (wholeParty: SplitParty | null) => void (state.split = wholeParty),
    /** Changes a flight. Another time or type discards the pickup and its accepted risk, because a new pickup is calculated. */
    changeFlight: (leg: LegName, change: Partial<FlightDetails>) => {
      Object.assign(state[leg].flight, change);
      if (fieldsForPickup.some((field) => field in change))
        Object.assign(state[leg], { ownPickup: null, riskAcceptedFor: '' });
    },
    changePickup: (leg: LegName, pickup: DateTimeParts) => void (state[leg].ownPickup = pickup),
    /** Goes back to the pickup that the provider calculates from the flight. */
    discardOwnPickup: (leg: LegName) => void (state[leg].ownPickup = null),
    /** Empties the dates of flights and discards own pickups, because the search has other dates; other flight details stay. */
    forgetDates: () => {
      for (const leg of [state.service, state.return]) {
        leg.flight.date = '';
        leg.ownPickup = null;
      }
    },
    /** Records the pickup time whose risk the visitor accepts, empty for none; another time has a risk of its own. */
    acceptRisk: (leg: LegName, pickupAt: string) => void (state[leg].riskAcceptedFor = pickupAt),
    replace: (draft: Draft) => void Object.assign(state, draft),
    reset: () => void Object.assign(state, initialDraft()),
  };
}

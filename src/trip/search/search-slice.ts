import { proxy } from 'valtio/vanilla';
import type { AmbiguousDate } from '../../lib/ambiguous-date.ts';
import { canSwapEnds, type Locks } from './search-locks.ts';
import { defaultDirection, placeFieldNames, placeSlots, type PlaceFieldName } from './place-fields.ts';
import type { SearchDateName } from './search-dates.ts';
import { initialParty } from '../party-rules.ts';
import { partyOf, type Party, type PartyInput } from '../../schema/party.ts';
import type { ChosenPlace, Search } from '../../schema/stored-search.ts';
import type { Direction } from '../../schema/trip.ts';
import { isSameId } from '../../schema/wire-values.ts';

/** The contents of the search form: those that are stored for the tab, and those that are only in memory. */
export interface SearchState extends Search {
  /** The ambiguous dates that were typed into another form. */
  ambiguousDates: Partial<Record<SearchDateName, AmbiguousDate>>;
  /** Changes when the form has to be mounted anew, because it was reset, or was filled in elsewhere. */
  formVersion: number;
  /** The values that the page has locked; no action changes them. */
  locks: Locks;
}

export const initialSearch = (searchSessionId: string): SearchState => ({
  searchMode: defaultDirection,
  pickupPlace: null,
  dropoffPlace: null,
  airportPlace: null,
  ...initialParty,
  date: '',
  returnDate: '',
  wantsReturn: false,
  recentPlaces: [],
  searchSessionId,
  ambiguousDates: {},
  formVersion: 0,
  locks: {},
});

export type SearchSlice = ReturnType<typeof createSearchSlice>;

export function createSearchSlice(initial: SearchState) {
  const state = proxy<SearchState>(initial);
  const locksByOwner = new Map<unknown, Locks>();
  const resetListeners = new Set<() => void>();
  const placeActions = createPlaceActions(state);
  const dateActions = createDateActions(state);
  // A stored search may have been written before return dates were moved along.
  dateActions.setDate(state.date);
  /** Replaces the locks of an owner. */
  const lock = (owner: unknown, locks: Locks) => {
    locksByOwner.delete(owner);
    if (Object.keys(locks).length > 0) locksByOwner.set(owner, locks);
    state.locks = Object.assign({}, ...locksByOwner.values()) as Locks;
    applyLocks(state);
    dateActions.setDate(state.date);
  };
  return {
    state,
    ...createTripActions(state),
    ...placeActions,
    ...dateActions,
    lock,
    /** Removes the locks of an owner. The values stay. */
    unlock: (owner: unknown) => lock(owner, {}),
    remountForm: () => void (state.formVersion += 1),
    /** Resets the search to its defaults; recently chosen places and locked values stay. */
    reset: () => {
      const { recentPlaces, searchSessionId, formVersion, locks } = state;
      const preserved = { recentPlaces, formVersion: formVersion + 1, locks };
      Object.assign(state, initialSearch(searchSessionId), preserved, locks);
      placeActions.forgetTypedPlaces();
      resetListeners.forEach((listener) => listener());
    },
    /** Calls a listener after each reset, so that a preset can be applied again. Returns a function that removes it. */
    onReset: (listener: () => void) => {
      resetListeners.add(listener);
      return () => void resetListeners.delete(listener);
    },
    renewSearchSession: (id: string) => void (state.searchSessionId = id),
  };
}

/** Restores the locked values, after an action that may have replaced them. */
function applyLocks(state: SearchState): void {
  Object.assign(state, state.locks);
}

interface AdoptedTrip {
  direction: Direction;
  from: ChosenPlace;
  to: ChosenPlace;
  party: Readonly<PartyInput>;
}

function createTripActions(state: SearchState) {
  return {
    /** Changes the direction. Between arrival and departure, the hotel moves to the field that the new direction has for it. */
    setDirection: (direction: Direction) => {
      if (state.locks.searchMode) return;
      const { searchMode, pickupPlace, dropoffPlace } = state;
      if (searchMode === 'A2H' && direction === 'H2A')
        Object.assign(state, { pickupPlace: dropoffPlace, dropoffPlace: null });
      if (searchMode === 'H2A' && direction === 'A2H')
        Object.assign(state, { pickupPlace: null, dropoffPlace: pickupPlace });
      state.searchMode = direction;
      applyLocks(state);
    },
    /** Adopts a trip from a route or a line, unless it goes in another direction than the locked one. */
    adoptTrip: ({ direction, from, to, party }: AdoptedTrip) => {
      if ((state.locks.searchMode ?? direction) !== direction) return;
      const [first, second] = placeFieldNames[direction];
      Object.assign(state, partyOf(party), {
        searchMode: direction,
        [placeSlots[first]]: from,
        [placeSlots[second]]: to,
      });
      applyLocks(state);
    },
    setParty: (party: Partial<Party>) => {
      Object.assign(state, party);
      applyLocks(state);
    },
  };
}

function createPlaceActions(state: SearchState) {
  const typedPlaces = new Map<PlaceFieldName, string>();
  return {
    choosePlace: (field: PlaceFieldName, place: ChosenPlace | null) => {
      if (state.locks[placeSlots[field]] !== undefined) return;
      state[placeSlots[field]] = place;
      if (place) typedPlaces.delete(field);
      if (place && field !== 'airport') state.recentPlaces = withRecent(state.recentPlaces, place);
    },
    /** Remembers text that was typed without choosing a place, for the next form that is mounted. It is not stored. */
    rememberTypedPlace: (field: PlaceFieldName, text: string) => void typedPlaces.set(field, text),
    typedPlace: (field: PlaceFieldName): string | undefined => typedPlaces.get(field),
    forgetTypedPlaces: () => typedPlaces.clear(),
    swapEnds: () => {
      const { pickupPlace, dropoffPlace, locks } = state;
      if (!canSwapEnds(locks)) return;
      Object.assign(state, { pickupPlace: dropoffPlace, dropoffPlace: pickupPlace });
    },
  };
}

function createDateActions(state: SearchState) {
  return {
    /** Sets the date of the trip, and moves an earlier return date to it. */
    setDate: (date: string) => {
      state.date = state.locks.date ?? date;
      if (state.returnDate !== '' && state.returnDate < state.date) state.returnDate = state.date;
    },
    setReturnDate: (date: string) => void (state.returnDate = date),
    setWantsReturn: (wantsReturn: boolean) => void (state.wantsReturn = wantsReturn),
    /** Remembers how a date was typed into another form; undefined if that was not ambiguous. */
    setAmbiguousDate: (name: SearchDateName, ambiguousDate: AmbiguousDate | undefined) => {
      state.ambiguousDates = { ...state.ambiguousDates, [name]: ambiguousDate };
    },
  };
}

const RECENT_PLACES = 4;

function withRecent(places: readonly ChosenPlace[], place: ChosenPlace): ChosenPlace[] {
  return [place, ...places.filter(({ ref }) => !isSameId(ref, place.ref))].slice(0, RECENT_PLACES);
}

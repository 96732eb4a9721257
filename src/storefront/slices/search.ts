import { proxy } from 'valtio/vanilla';
import { searchFields, type ChosenPlace, type SearchChoices, type SearchField } from '../../domain/search.ts';
import { adultsLimits, kidsLimits } from '../../schema/limits.ts';
import type { Direction } from '../../schema/transfer.ts';

export interface SearchState extends SearchChoices {
  /** `yyyy-MM-dd` or empty. */
  date: string;
  returnDate: string;
  /** Whether the visitor wants a return trip. */
  wantsReturn: boolean;
  /** Recently chosen places, newest first. */
  recentPlaces: ChosenPlace[];
  /** Groups the place lookups of one search; renewed after each list of prices. */
  searchSessionId: string;
  /** How often it was reset, which re-creates the form. In memory only. */
  resetCount: number;
}

export const initialSearch = (searchSessionId: string): SearchState => ({
  searchMode: 'A2H',
  pickupPlace: null,
  dropoffPlace: null,
  airportPlace: null,
  adults: adultsLimits.initial,
  kids: kidsLimits.initial,
  date: '',
  returnDate: '',
  wantsReturn: false,
  recentPlaces: [],
  searchSessionId,
  resetCount: 0,
});

export type SearchSlice = ReturnType<typeof createSearch>;

export function createSearch(initial: SearchState) {
  const state = proxy<SearchState>(initial);
  const resetListeners = new Set<() => void>();
  return {
    state,
    /** Changes the direction: the hotel stays the hotel. */
    setDirection: (direction: Direction) => {
      const hotel = state.searchMode === 'A2H' ? state.dropoffPlace : state.pickupPlace;
      if (state.searchMode === 'A2H' && direction === 'H2A')
        Object.assign(state, { pickupPlace: hotel, dropoffPlace: null });
      if (state.searchMode === 'H2A' && direction === 'A2H')
        Object.assign(state, { pickupPlace: null, dropoffPlace: hotel });
      state.searchMode = direction;
    },
    choosePlace: (field: SearchField, place: ChosenPlace | null) => {
      state[slotOf[field]] = place;
      if (place && field !== 'airport') state.recentPlaces = withRecent(state.recentPlaces, place);
    },
    /** Adopts a trip from a route. */
    adoptTrip: (direction: Direction, from: ChosenPlace, to: ChosenPlace, adults: number, kids: number) => {
      const [first, second] = searchFields[direction];
      Object.assign(state, {
        searchMode: direction,
        adults,
        kids,
        [slotOf[first]]: from,
        [slotOf[second]]: to,
      });
    },
    swapEnds: () => {
      const { pickupPlace, dropoffPlace } = state;
      Object.assign(state, { pickupPlace: dropoffPlace, dropoffPlace: pickupPlace });
    },
    setPassengers: (passengers: { adults?: number; kids?: number }) => void Object.assign(state, passengers),
    setDate: (date: string) => {
      state.date = date;
      if (state.returnDate !== '' && state.returnDate < date) state.returnDate = date;
    },
    setReturnDate: (date: string) => void (state.returnDate = date),
    setWantsReturn: (wanted: boolean) => void (state.wantsReturn = wanted),
    /** Resets to the defaults; recently chosen places stay. */
    reset: () => {
      const { recentPlaces, searchSessionId, resetCount } = state;
      Object.assign(state, initialSearch(searchSessionId), { recentPlaces, resetCount: resetCount + 1 });
      resetListeners.forEach((listener) => listener());
    },
    /** Calls back after each reset, when the trip preset applies again. */
    onReset: (listener: () => void) => {
      resetListeners.add(listener);
      return () => void resetListeners.delete(listener);
    },
    renewSearchSession: (id: string) => void (state.searchSessionId = id),
  };
}

const RECENT_PLACES = 4;

function withRecent(places: readonly ChosenPlace[], place: ChosenPlace): ChosenPlace[] {
  return [place, ...places.filter(({ ref }) => ref !== place.ref)].slice(0, RECENT_PLACES);
}

const slotOf = { pickup: 'pickupPlace', destination: 'dropoffPlace', airport: 'airportPlace' } as const;

import { proxy } from 'valtio/vanilla';
import {
  adultsLimits,
  kidsLimits,
  searchFields,
  type ChosenPlace,
  type SearchChoices,
  type SearchField,
} from '../domain/search.ts';
import type { SearchMode } from '../schema/transfer.ts';

export interface SearchState extends SearchChoices {
  /** `yyyy-MM-dd` or empty. */
  date: string;
  returnDate: string;
  /** Whether the visitor asked for a return trip on the search form. */
  wantsReturn: boolean;
  /** The places that were chosen last, the newest first. */
  recentPlaces: ChosenPlace[];
  /** Groups the look-ups of one search; renewed after each list of prices. */
  searchSessionId: string;
  /** How often it began anew: what the page's author gives of a trip counts again each time. In memory only. */
  beginning: number;
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
  beginning: 0,
});

export function createSearch(initial: SearchState) {
  const state = proxy<SearchState>(initial);
  return {
    state,
    /** Turns the trip around: the hotel stays the hotel when the direction changes. */
    setMode: (mode: SearchMode) => {
      const hotel = state.searchMode === 'A2H' ? state.dropoffPlace : state.pickupPlace;
      if (state.searchMode === 'A2H' && mode === 'H2A')
        Object.assign(state, { pickupPlace: hotel, dropoffPlace: null });
      if (state.searchMode === 'H2A' && mode === 'A2H')
        Object.assign(state, { pickupPlace: null, dropoffPlace: hotel });
      state.searchMode = mode;
    },
    choosePlace: (field: SearchField, place: ChosenPlace | null) => {
      state[slotOf[field]] = place;
      if (place && field !== 'airport') state.recentPlaces = withRecent(state.recentPlaces, place);
    },
    /** Takes over a trip that an address asked for. */
    adoptTrip: (mode: SearchMode, from: ChosenPlace, to: ChosenPlace, adults: number, kids: number) => {
      const [first, second] = searchFields[mode];
      Object.assign(state, { searchMode: mode, adults, kids, [slotOf[first]]: from, [slotOf[second]]: to });
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
    /** Back to the defaults; the places chosen last stay on offer. */
    reset: () => {
      const { recentPlaces, searchSessionId, beginning } = state;
      Object.assign(state, initialSearch(searchSessionId), { recentPlaces, beginning: beginning + 1 });
    },
    renewSearchSession: (id: string) => void (state.searchSessionId = id),
  };
}

const RECENT_PLACES = 4;

function withRecent(places: readonly ChosenPlace[], place: ChosenPlace): ChosenPlace[] {
  return [place, ...places.filter(({ ref }) => ref !== place.ref)].slice(0, RECENT_PLACES);
}

const slotOf = { pickup: 'pickupPlace', destination: 'dropoffPlace', airport: 'airportPlace' } as const;

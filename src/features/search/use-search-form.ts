import { useEffect, useRef, type RefObject, type SubmitEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import type { TypedPlaceFieldName } from '../../trip/search/place-fields.ts';
import { completeTrip, endsOfTrip, placeOf, tripOfSearch } from '../../trip/search/searched-trip.ts';
import type { ChosenPlace } from '../../schema/stored-search.ts';
import { datesToQuery } from '../../trip/search/dates-in-query.ts';
import { pastDates } from '../../trip/search/past-dates.ts';
import type { SearchDateName } from '../../trip/search/search-dates.ts';
import { placeTextInQuery } from '../../trip/search/trip-query.ts';
import { hasCoarsePointer } from '../../platform/page/media-queries.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { currentDate } from '../../lib/dates.ts';
import { useToday } from '../../shared/storefront/use-now.ts';
import type { TripDates, TripQuery } from '../../schema/trip.ts';
import { useTripTimeZone } from '../../shared/trip/use-trip-time-zone.ts';
import { useSearchErrors } from './use-search-errors.ts';

interface SearchFormOptions {
  onSearch: (query: TripQuery & TripDates) => void;
  submitButton: RefObject<HTMLButtonElement | null>;
  /** The query that a form on another page has sent, with the typed names of places. */
  submittedQuery: URLSearchParams | undefined;
}

export type SearchFormModel = ReturnType<typeof useSearchForm>;

/** Connects the search form to the visitor's search: its fields, its errors, and what it does when it is submitted. */
export function useSearchForm({ onSearch, submitButton, submittedQuery }: SearchFormOptions) {
  const { search } = useStorefront().state;
  const searchState = useSnapshot(search.state);
  const focusAfterChoice = useFocusAfterChoice(submitButton);
  const { from, to } = endsOfTrip(searchState);
  const timeZone = useTripTimeZone(from, to);
  const today = useToday(timeZone);
  const { errors, isValid, setDateProblem } = useSearchErrors(searchState, today);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trip = completeTrip(tripOfSearch(searchState));
    // Checked again now: `today` is that of the last render, and browsers may suspend a tab for days.
    const hasPastDates = pastDates(search.state, currentDate(timeZone)).length > 0;
    if (trip && isValid && !hasPastDates) onSearch({ ...trip, ...datesToQuery(search.state) });
    else errors.show();
  };

  return {
    submit,
    errors,
    today,
    dateField: (field: SearchDateName) => ({
      ...errors.field(field),
      name: field,
      onProblem: (problem: string | undefined) => setDateProblem(field, problem),
    }),
    placeField: (field: TypedPlaceFieldName) => ({
      ...errors.field(field),
      name: field,
      value: placeOf(searchState, field),
      initialText:
        search.typedPlace(field) ??
        (submittedQuery && placeTextInQuery(submittedQuery, field, searchState.searchMode)),
      onType: (text: string) => search.rememberTypedPlace(field, text),
      onChange: (place: ChosenPlace | null) => {
        search.choosePlace(field, place);
        if (place) focusAfterChoice();
      },
      otherEnd: field === 'pickup' ? to : from,
    }),
  };
}

/** Long enough for the keyboard to close. */
const FOCUS_DELAY_MS = 200;

/**
 * Returns a function to call when a place was chosen. On a phone, that closes the keyboard, and the focus moves to the submit
 * button a moment later.
 */
function useFocusAfterChoice(button: RefObject<HTMLButtonElement | null>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    if (!hasCoarsePointer()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => button.current?.focus(), FOCUS_DELAY_MS);
  };
}

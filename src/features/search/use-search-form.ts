import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import type { LocalDate } from '../../lib/dates.ts';
import {
  endsOfTrip,
  missingPlaces,
  placeOf,
  searchFields,
  type PlaceFieldName,
  type SearchedTrip,
  type SearchField,
} from '../../trip/search/search-fields.ts';
import { tripOfSearch } from '../../trip/search/searched-trip.ts';
import type { ChosenPlace } from '../../schema/stored-search.ts';
import { pastDates } from '../../trip/search/past-dates.ts';
import { searchDates, type SearchDate, type SearchDates } from '../../trip/search/search-dates.ts';
import { placeTextInQuery } from '../../trip/search/trip-query.ts';
import { hasCoarsePointer } from '../../platform/page/media-queries.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { currentDate, useToday } from '../../shared/storefront/use-now.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { useFormErrors } from '../../ui/fields/errors/use-form-errors.ts';
import { useTripTimeZone } from '../../shared/trip/use-trip-time-zone.ts';

interface SearchFormOptions {
  onSearch: (query: TripQuery) => void;
  submitButton: RefObject<HTMLButtonElement | null>;
  /** The query that a form on another page has sent, with the typed names of places. */
  submittedQuery: URLSearchParams | undefined;
}

/** Connects the search form to the visitor's search: its values, its errors, and what it does when it is submitted. */
export function useSearchForm({ onSearch, submitButton, submittedQuery }: SearchFormOptions) {
  const { search: actions } = useStorefront().state;
  const search = useSnapshot(actions.state);
  const focusAfterChoice = useFocusAfterChoice(submitButton);
  const { from, to } = endsOfTrip(search);
  const timeZone = useTripTimeZone(from, to);
  const today = useToday(timeZone);
  const { errors, isValid, setDateProblem } = useSearchErrors(search, today);

  const searchedTrip = tripOfSearch(search);
  const { from: fromRef, to: toRef } = searchedTrip;
  const trip = isValid && fromRef && toRef ? { ...searchedTrip, from: fromRef, to: toRef } : undefined;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Checked again, because the form may have been on screen for days.
    if (trip && pastDates(actions.state, currentDate(timeZone)).length === 0) onSearch(trip);
    else errors.show();
  };

  return {
    search,
    actions,
    submit,
    from,
    to,
    errors,
    today,
    dateField: (field: SearchDate) => ({
      ...errors.field(field),
      name: field,
      onProblem: (problem: string | undefined) => setDateProblem(field, problem),
    }),
    placeField: (field: PlaceFieldName) => ({
      ...errors.field(field),
      name: field,
      value: placeOf(search, field),
      initialText:
        actions.typedPlace(field) ??
        (submittedQuery && placeTextInQuery(submittedQuery, field, search.searchMode)),
      onType: (text: string) => actions.rememberTypedPlace(field, text),
      onChange: (place: ChosenPlace | null) => {
        actions.choosePlace(field, place);
        if (place) focusAfterChoice();
      },
      otherEnd: field === 'pickup' ? to : from,
    }),
  };
}

/** Checks the search: returns the errors of its fields, and how a date field reports that its text is not a date. */
function useSearchErrors(search: SearchedTrip & SearchDates, today: LocalDate) {
  const { t } = useLingui();
  const [dateProblems, setDateProblems] = useState<Partial<Record<SearchDate, string | undefined>>>({});
  const { from, to } = endsOfTrip(search);
  const hasSameEnds = isSameId(from?.ref, to?.ref);
  const invalidPlaces = hasSameEnds ? [searchFields[search.searchMode][1]] : missingPlaces(search);
  const datesInPast = pastDates(search, today);
  const isPast = (field: SearchDate) => datesInPast.includes(field);
  // The problem of a typed date no longer applies once the search has a date from elsewhere.
  const isUnreadable = (field: SearchDate) =>
    (field === 'date' || search.wantsReturn) && search[field] === '' && Boolean(dateProblems[field]);
  const invalidDates = searchDates.filter((field) => isPast(field) || isUnreadable(field));

  const dateError = (field: SearchDate) =>
    isPast(field) ? t`This date has passed.` : (dateProblems[field] ?? '');
  const sameEndsError = hasSameEnds
    ? t`Choose two different places: this is already the other end of your trip.`
    : undefined;
  const errors = useFormErrors<SearchField | SearchDate>([...invalidPlaces, ...invalidDates], {
    airport: sameEndsError ?? t`Choose an airport.`,
    pickup: t`Choose a pickup from the list.`,
    destination: sameEndsError ?? t`Choose a destination from the list.`,
    date: dateError('date'),
    returnDate: dateError('returnDate'),
  });
  return {
    errors,
    isValid: invalidPlaces.length === 0 && invalidDates.length === 0,
    setDateProblem: (field: SearchDate, problem: string | undefined) =>
      setDateProblems((problems) => ({ ...problems, [field]: problem })),
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

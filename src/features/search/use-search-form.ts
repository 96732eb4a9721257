import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import {
  endsOfTrip,
  missingPlaces,
  placeOf,
  searchFields,
  type PlaceField,
  type SearchField,
} from '../../trip/search/search-fields.ts';
import { tripOfSearch } from '../../trip/search/searched-trip.ts';
import type { ChosenPlace } from '../../schema/stored-search.ts';
import { pastDates } from '../../trip/search/past-dates.ts';
import { searchDates, type SearchDate } from '../../trip/search/search-dates.ts';
import { placeTextInQuery } from '../../trip/search/trip-query.ts';
import { hasCoarsePointer } from '../../platform/page/media-queries.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { useStorefront } from '../../shared/storefront/storefront-context.ts';
import { todayNow, useToday } from '../../shared/storefront/use-now.ts';
import type { TripQuery } from '../../schema/trip.ts';
import { useFormErrors } from '../../ui/fields/errors/use-form-errors.ts';
import { useTripZone } from '../../shared/trip/use-trip-zone.ts';

/** The visitor's choices, their problems, and the action that leads to the prices. */
export function useSearchForm(
  onSearch: (query: TripQuery) => void,
  submitButton: RefObject<HTMLButtonElement | null>,
  arrived: URLSearchParams | undefined,
) {
  const { t } = useLingui();
  const { search: actions } = useStorefront().state;
  const search = useSnapshot(actions.state);
  const focusAfterChoice = useFocusAfterChoice(submitButton);
  const [dateProblems, setDateProblems] = useState<Partial<Record<SearchDate, string | undefined>>>({});
  const { from, to } = endsOfTrip(search);
  const hasSameEnds = isSameId(from?.ref, to?.ref);
  const wrongPlaces = hasSameEnds ? [searchFields[search.searchMode][1]] : missingPlaces(search);
  const timeZone = useTripZone(from, to);
  const today = useToday(timeZone);
  const over = pastDates(search, today);
  // A date from elsewhere has replaced the typed text.
  const isUnread = (field: SearchDate) => Boolean(dateProblems[field]) && search[field] === '';
  const wrongDates = searchDates.filter(
    (field) => over.includes(field) || (isUnread(field) && (field === 'date' || search.wantsReturn)),
  );
  const dateText = (field: SearchDate) =>
    over.includes(field) ? t`This date has passed.` : (dateProblems[field] ?? '');
  const same = hasSameEnds && t`Choose two different places: this is already the other end of your trip.`;
  const errors = useFormErrors<SearchField | SearchDate>([...wrongPlaces, ...wrongDates], {
    airport: same || t`Choose an airport.`,
    pickup: t`Choose a pickup from the list.`,
    destination: same || t`Choose a destination from the list.`,
    date: dateText('date'),
    returnDate: dateText('returnDate'),
  });

  const open = tripOfSearch(search);
  const { from: fromRef, to: toRef } = open;
  const isRight = !hasSameEnds && wrongDates.length === 0;
  const trip = isRight && fromRef && toRef ? { ...open, from: fromRef, to: toRef } : undefined;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form may have been on screen for days.
    if (trip && pastDates(actions.state, todayNow(timeZone)).length === 0) onSearch(trip);
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
      onProblem: (problem: string | undefined) =>
        setDateProblems((known) => ({ ...known, [field]: problem })),
    }),
    placeField: (field: PlaceField) => ({
      ...errors.field(field),
      name: field,
      value: placeOf(search, field),
      initialText:
        actions.typedPlace(field) ?? (arrived && placeTextInQuery(arrived, field, search.searchMode)),
      onType: (text: string) => actions.rememberTypedPlace(field, text),
      onChange: (place: ChosenPlace | null) => {
        actions.choosePlace(field, place);
        if (place) focusAfterChoice();
      },
      recent: search.recentPlaces,
      otherEnd: field === 'pickup' ? to : from,
      sessionToken: search.searchSessionId,
    }),
  };
}

const DELAY_MS = 200;

/** On a phone, selecting a place closes the keyboard, and moves the focus to the main button a moment later. */
function useFocusAfterChoice(button: RefObject<HTMLButtonElement | null>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    if (!hasCoarsePointer()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => button.current?.focus(), DELAY_MS);
  };
}

import { useLingui } from '@lingui/react/macro';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import {
  endsOfTrip,
  isSamePlace,
  missingPlaces,
  placeOf,
  searchFields,
  type ChosenPlace,
  type SearchField,
} from '../../domain/search.ts';
import { useStorefront } from '../../parts/storefront.ts';
import type { PricesQuery } from '../../paths.ts';
import { useFormErrors } from '../../ui/use-form-errors.ts';
import { useFocusAfterChoice } from './use-focus-after-choice.ts';

type DateFieldName = 'date' | 'returnDate';
type PlaceFieldName = Exclude<SearchField, 'airport'>;

/** The visitor's choices, what is missing or wrong among them, and the way to the prices. */
export function useSearchForm(
  onSearch: (query: PricesQuery) => void,
  submitButton: RefObject<HTMLButtonElement | null>,
) {
  const { t } = useLingui();
  const { search: actions } = useStorefront().state;
  const search = useSnapshot(actions.state);
  const focusAfterChoice = useFocusAfterChoice(submitButton);
  const [dateProblems, setDateProblems] = useState<Partial<Record<DateFieldName, string | undefined>>>({});
  const { from, to } = endsOfTrip(search);
  const goesNowhere = isSamePlace(from, to);
  const wrongPlaces = goesNowhere ? [searchFields[search.searchMode][1]] : missingPlaces(search);
  // A date that came from elsewhere has taken the place of what was typed.
  const wrongDates = (['date', 'returnDate'] as const).filter(
    (field) => dateProblems[field] && search[field] === '' && (field === 'date' || search.wantsReturn),
  );
  const same = goesNowhere && t`Choose two different places: this one is the other end of the trip.`;
  const errors = useFormErrors<SearchField | DateFieldName>([...wrongPlaces, ...wrongDates], {
    airport: same || t`Choose an airport.`,
    pickup: t`Choose a pickup from the list.`,
    destination: same || t`Choose a destination from the list.`,
    date: dateProblems.date ?? '',
    returnDate: dateProblems.returnDate ?? '',
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!from || !to || goesNowhere || wrongDates.length > 0) {
      errors.tell();
      return;
    }
    const { adults, kids, searchMode } = search;
    onSearch({ from: String(from.ref), to: String(to.ref), adults, kids, searchMode });
  };

  return {
    search,
    actions,
    submit,
    from,
    to,
    errors,
    dateField: (field: DateFieldName) => ({
      ...errors.field(field),
      onProblem: (problem: string | undefined) =>
        setDateProblems((known) => ({ ...known, [field]: problem })),
    }),
    placeField: (field: PlaceFieldName) => ({
      ...errors.field(field),
      value: placeOf(search, field),
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

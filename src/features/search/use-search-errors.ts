import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LocalDate } from '../../lib/local-date.ts';
import { isPastDate } from '../../trip/search/past-dates.ts';
import { applicableDates, type SearchDateName, type SearchDates } from '../../trip/search/search-dates.ts';
import { placeFieldNames, type PlaceFieldName } from '../../trip/search/place-fields.ts';
import { endsOfTrip, missingPlaces, type SearchedTrip } from '../../trip/search/searched-trip.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { useFormErrors } from '../../ui/fields/errors/use-form-errors.ts';

/** Checks the search: returns the errors of its fields, and how a date field reports that its text is not a date. */
export function useSearchErrors(search: SearchedTrip & SearchDates, today: LocalDate) {
  const { t } = useLingui();
  const [dateProblems, setDateProblems] = useState<Partial<Record<SearchDateName, string | undefined>>>({});
  const { from, to } = endsOfTrip(search);
  const hasSameEnds = isSameId(from?.ref, to?.ref);
  const invalidPlaces = hasSameEnds ? [placeFieldNames[search.searchMode][1]] : missingPlaces(search);
  const sameEndsError = hasSameEnds
    ? t`Choose two different places: this is already the other end of your trip.`
    : undefined;

  const dateError = (field: SearchDateName) => {
    if (isPastDate(search[field], today)) return t`This date has passed.`;
    // The problem of a typed date no longer applies once the search has a date from elsewhere.
    return search[field] === '' ? dateProblems[field] : undefined;
  };
  const invalidDates = applicableDates(search).filter((field) => dateError(field) !== undefined);

  const errors = useFormErrors<PlaceFieldName | SearchDateName>([...invalidPlaces, ...invalidDates], {
    airport: sameEndsError ?? t`Choose an airport.`,
    pickup: t`Choose a pickup from the list.`,
    destination: sameEndsError ?? t`Choose a destination from the list.`,
    date: dateError('date') ?? '',
    returnDate: dateError('returnDate') ?? '',
  });
  return {
    errors,
    isValid: invalidPlaces.length === 0 && invalidDates.length === 0,
    setDateProblem: (field: SearchDateName, problem: string | undefined) =>
      setDateProblems((problems) => ({ ...problems, [field]: problem })),
  };
}

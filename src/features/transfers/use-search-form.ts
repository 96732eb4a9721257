import { useLingui } from '@lingui/react/macro';
import type { RefObject, SubmitEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import {
  endsOfTrip,
  missingPlaces,
  placeOf,
  type ChosenPlace,
  type SearchField,
} from '../../domain/search.ts';
import { useStorefront } from '../../parts/storefront.ts';
import type { PricesQuery } from '../../paths.ts';
import { useFormErrors } from '../../ui/use-form-errors.ts';
import { useFocusAfterChoice } from './use-focus-after-choice.ts';

type PlaceFieldName = Exclude<SearchField, 'airport'>;

/** The visitor's choices, what is missing among them, and the way to the prices. */
export function useSearchForm(
  onSearch: (query: PricesQuery) => void,
  submitButton: RefObject<HTMLButtonElement | null>,
) {
  const { t } = useLingui();
  const { search: actions } = useStorefront().state;
  const search = useSnapshot(actions.state);
  const focusAfterChoice = useFocusAfterChoice(submitButton);
  const errors = useFormErrors<SearchField>(missingPlaces(search), {
    airport: t`Choose an airport.`,
    pickup: t`Choose a pickup from the list.`,
    destination: t`Choose a destination from the list.`,
  });
  const { from, to } = endsOfTrip(search);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!from || !to) {
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

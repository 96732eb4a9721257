import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { placeQuery, placeSuggestionsQuery } from '../api/places.ts';
import { isSamePlace, type ChosenPlace } from '../domain/search.ts';
import { LazyCombobox } from '../ui/lazy-combobox.tsx';
import { useApi } from './session-context.ts';
import { useDebounced } from './use-debounced.ts';

const MIN_CHARACTERS = 3;
const DELAY_MS = 250;

interface PlaceFieldProps {
  label: string;
  value: ChosenPlace | null;
  onChange: (place: ChosenPlace | null) => void;
  /** The other end of the trip: places near it come first, and it is not among them. */
  otherEnd: ChosenPlace | null;
  sessionToken: string;
  /** Chosen earlier: offered before anything is typed. */
  recent?: readonly ChosenPlace[];
  error?: string | undefined;
  /** Given where an error summary links to the field. */
  id?: string | undefined;
  /** Where to turn when the place is not in the list. */
  onNotFound: () => void;
  onListChange: (isOpen: boolean) => void;
}

/** A place, found by typing at least three characters of its name. */
export function PlaceField({
  label,
  value,
  onChange,
  otherEnd,
  sessionToken,
  recent = [],
  error,
  id,
  onNotFound,
  onListChange,
}: PlaceFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const input = useDebounced(typed.trim(), DELAY_MS);
  const searches = typed.trim().length >= MIN_CHARACTERS;
  const suggestions = useSuggestions(input, otherEnd, sessionToken);
  const places: readonly ChosenPlace[] = searches ? (suggestions.data ?? []) : recent;
  return (
    <LazyCombobox
      id={id}
      label={label}
      required
      value={value ?? undefined}
      items={places.filter((place) => !isSamePlace(place, otherEnd))}
      itemGroup={() => (searches ? undefined : t`Recent places`)}
      itemKey={(place) => String(place.ref)}
      itemText={(place) => place.title}
      itemDetail={(place) => place.address}
      itemIcon={() => <MapPin aria-hidden />}
      minCharacters={MIN_CHARACTERS}
      loading={suggestions.isFetching || typed.trim() !== input}
      emptyText={
        suggestions.isError ? t`Places could not be looked up. Please try again.` : t`No places found`
      }
      onInput={setTyped}
      onOpenChange={onListChange}
      onSelect={(place) =>
        onChange(place ? { ref: place.ref, title: place.title, address: place.address } : null)
      }
      footer={{ text: t`Can't find your place?`, onSelect: onNotFound }}
      error={error}
    />
  );
}

function useSuggestions(input: string, otherEnd: ChosenPlace | null, sessionToken: string) {
  const api = useApi();
  const other = useQuery({ ...placeQuery(api, otherEnd?.ref ?? ''), enabled: otherEnd !== null });
  const { latitude, longitude } = other.data ?? {};
  const nearBy = latitude !== undefined && longitude !== undefined ? `${latitude},${longitude}` : false;
  const query = placeSuggestionsQuery(api, { input, nearBy, sessionToken });
  return useQuery({
    ...query,
    enabled: input.length >= MIN_CHARACTERS,
    // The other end became known meanwhile: the list stays until the better one is there.
    placeholderData: (shown, last) => (last?.queryKey[2] === query.queryKey[2] ? shown : undefined),
  });
}

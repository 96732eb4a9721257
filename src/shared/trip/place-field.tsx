import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { placeQuery, placeSuggestionsQuery } from '../../api/places.ts';
import { chosenPlace } from '../../trip/search/chosen-place.ts';
import type { ChosenPlace } from '../../schema/stored-search.ts';
import { comparableText } from '../../lib/typed-text.ts';
import { idToString, isSameId } from '../../schema/wire-values.ts';
import { LazyCombobox } from '../../ui/combobox/lazy-combobox.tsx';
import { useApi } from '../storefront/session-context.ts';
import { useDebounced } from '../storefront/use-debounced.ts';

const MIN_CHARACTERS = 3;
/** Longer than any name or address; not every provider accepts more. */
const MAX_CHARACTERS = 100;
const DELAY_MS = 250;

interface PlaceFieldProps {
  label: string;
  value: ChosenPlace | null;
  onChange: (place: ChosenPlace | null) => void;
  /** Text that was typed before this field was mounted. */
  initialText?: string | undefined;
  /** Text was typed, but no place was chosen yet. */
  onType?: (text: string) => void;
  /** The other end of the trip: places near it come first, and it is excluded. */
  otherEnd: ChosenPlace | null;
  sessionToken: string;
  /** Recently chosen places, offered before anything is typed. */
  recent?: readonly ChosenPlace[];
  error?: string | undefined;
  /** Needed if an error summary links to the field. */
  id?: string | undefined;
  name?: string;
  /** What to do if the place is not in the list. */
  onNotFound: () => void;
}

/** A place, searched by at least three characters of its name. */
export function PlaceField({
  label,
  value,
  onChange,
  initialText = '',
  onType,
  otherEnd,
  sessionToken,
  recent = [],
  error,
  id,
  name,
  onNotFound,
}: PlaceFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(initialText);
  // If a long text is pasted, its beginning is looked up, without a space or half a character at the end.
  const text = comparableText(typed)
    .slice(0, MAX_CHARACTERS)
    .replace(/[\s\uD800-\uDBFF]$/, '');
  const debouncedText = useDebounced(text, DELAY_MS);
  const isSearching = text.length >= MIN_CHARACTERS;
  const suggestions = useSuggestions(debouncedText, otherEnd, sessionToken);
  const places: readonly ChosenPlace[] = isSearching ? (suggestions.data ?? []) : recent;
  return (
    <LazyCombobox
      id={id}
      name={name}
      label={label}
      required
      icon={<MapPin size={18} aria-hidden />}
      placeholder={t`Hotel, address, area`}
      value={value ?? undefined}
      initialText={initialText}
      items={places.filter((place) => !isSameId(place.ref, otherEnd?.ref))}
      itemGroup={() => (isSearching ? undefined : t`Recent places`)}
      itemKey={(place) => idToString(place.ref)}
      itemText={(place) => place.title}
      itemDetail={(place) => place.address}
      itemIcon={() => <MapPin aria-hidden />}
      minCharacters={MIN_CHARACTERS}
      loading={suggestions.isFetching || text !== debouncedText}
      emptyText={suggestions.isError ? t`We could not look up places. Please try again.` : t`No places found`}
      onInput={(input) => {
        setTyped(input);
        onType?.(input);
      }}
      onSelect={(place) => onChange(place ? chosenPlace(place) : null)}
      footer={{ text: t`Can't find your place?`, onSelect: onNotFound }}
      error={error}
    />
  );
}

function useSuggestions(input: string, otherEnd: ChosenPlace | null, sessionToken: string) {
  const api = useApi();
  const otherPlace = useQuery({ ...placeQuery(api, otherEnd?.ref ?? ''), enabled: otherEnd !== null });
  const { latitude, longitude } = otherPlace.data ?? {};
  const nearBy = latitude !== undefined && longitude !== undefined ? `${latitude},${longitude}` : false;
  const query = placeSuggestionsQuery(api, { input, nearBy, sessionToken });
  return useQuery({
    ...query,
    enabled: input.length >= MIN_CHARACTERS,
    // Once the other end is known, the places for the same input are requested again; the list stays until they arrive.
    placeholderData: (places, previousQuery) =>
      previousQuery?.queryKey[2] === query.queryKey[2] ? places : undefined,
  });
}

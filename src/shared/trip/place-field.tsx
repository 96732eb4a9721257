import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { placeQuery, placeSuggestionsQuery } from '../../api/places.ts';
import { chosenPlace } from '../../trip/search/chosen-place.ts';
import type { ChosenPlace } from '../../schema/stored-search.ts';
import { comparableText } from '../../lib/typed-text.ts';
import { idText, isSameId } from '../../schema/wire-values.ts';
import { LazyCombobox } from '../../ui/combobox/lazy-combobox.tsx';
import { useApi } from '../storefront/session-context.ts';
import { useDebounced } from '../storefront/use-debounced.ts';

const MIN_CHARACTERS = 3;
/** Longer than any name or address; not every provider accepts more. */
const MOST_CHARACTERS = 100;
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
  // Of a whole letter that was pasted, the beginning is looked up.
  const text = comparableText(typed)
    .slice(0, MOST_CHARACTERS)
    .replace(/[\s\uD800-\uDBFF]$/, '');
  const input = useDebounced(text, DELAY_MS);
  const searches = text.length >= MIN_CHARACTERS;
  const suggestions = useSuggestions(input, otherEnd, sessionToken);
  const places: readonly ChosenPlace[] = searches ? (suggestions.data ?? []) : recent;
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
      itemGroup={() => (searches ? undefined : t`Recent places`)}
      itemKey={(place) => idText(place.ref)}
      itemText={(place) => place.title}
      itemDetail={(place) => place.address}
      itemIcon={() => <MapPin aria-hidden />}
      minCharacters={MIN_CHARACTERS}
      loading={suggestions.isFetching || text !== input}
      emptyText={suggestions.isError ? t`We could not look up places. Please try again.` : t`No places found`}
      onInput={(text) => {
        setTyped(text);
        onType?.(text);
      }}
      onSelect={(place) => onChange(place ? chosenPlace(place) : null)}
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
    // The other end has become known: the list is kept until the improved one has loaded.
    placeholderData: (shown, last) => (last?.queryKey[2] === query.queryKey[2] ? shown : undefined),
  });
}

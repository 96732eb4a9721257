import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { airportsQuery } from '../../api/places.ts';
import { chosenPlace } from '../../trip/search/chosen-place.ts';
import type { ChosenPlace } from '../../schema/stored-search.ts';
import { comparableText } from '../../lib/comparable-text.ts';
import { idToString, isSameId } from '../../schema/wire-values.ts';
import { LazyCombobox } from '../../ui/combobox/lazy-combobox.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import type { FieldErrorProps } from '../../ui/fields/errors/use-error-summary.ts';
import { useApi } from '../storefront/session-context.ts';
import { useStorefront } from '../storefront/storefront-context.ts';
import { useDebounced } from '../storefront/use-debounced.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

/** Loaded with the first suggestions, which the form is complete without. */
const LazyPlaceIcon = lazyComponent(async () => (await import('./place-icon.tsx')).PlaceIcon, Pin);

const MIN_CHARACTERS = 3;
/** Longer than any name or address; not every provider accepts more. */
const MAX_CHARACTERS = 100;
const DELAY_MS = 250;

interface PlaceFieldProps extends FieldErrorProps {
  label: string;
  value: ChosenPlace | null;
  onChange: (place: ChosenPlace | null) => void;
  /** Text that was typed before this field was mounted. */
  initialText?: string | undefined;
  /** Called with the text while the visitor types, before a place is chosen. */
  onType?: (text: string) => void;
  /** The other end of the trip: places near it come first, and it is excluded. */
  otherEnd: ChosenPlace | null;
  name?: string;
  /** What to do if the place is not in the list. */
  onNotFound: () => void;
}

/**
 * A place, searched by at least three characters of its name. Recently chosen places are offered before anything is typed.
 */
export function PlaceField({
  label,
  value,
  onChange,
  initialText = '',
  onType,
  otherEnd,
  error,
  id,
  name,
  onNotFound,
}: PlaceFieldProps) {
  const { t } = useLingui();
  const { recentPlaces } = useSnapshot(useStorefront().state.search.state);
  const [text, setText] = useState(initialText);
  // If a long text is pasted, its beginning is looked up, without a space or half a character at the end.
  const input = comparableText(text)
    .slice(0, MAX_CHARACTERS)
    .replace(/[\s\uD800-\uDBFF]$/, '');
  const debouncedInput = useDebounced(input, DELAY_MS);
  const isSearching = input.length >= MIN_CHARACTERS;
  const suggestions = usePlaceSuggestions(debouncedInput, {
    enabled: debouncedInput.length >= MIN_CHARACTERS,
    otherEnd,
  });
  // Only what other fields have requested: icons are worth no request.
  const airports = useQuery({ ...airportsQuery(useApi()), enabled: false });
  const places: readonly ChosenPlace[] = isSearching ? (suggestions.data ?? []) : recentPlaces;
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
      itemIcon={({ ref, title }) => (
        <Suspense fallback={<Pin />}>
          <LazyPlaceIcon
            title={title}
            isAirport={airports.data?.some((airport) => isSameId(airport.ref, ref)) ?? false}
            isRecent={!isSearching}
          />
        </Suspense>
      )}
      minCharacters={MIN_CHARACTERS}
      loading={suggestions.isFetching || input !== debouncedInput}
      emptyText={suggestions.isError ? t`We could not look up places. Please try again.` : t`No places found`}
      onInput={(typedText) => {
        setText(typedText);
        onType?.(typedText);
      }}
      onSelect={(place) => onChange(place ? chosenPlace(place) : null)}
      footer={{ text: t`Can't find your place?`, onSelect: onNotFound }}
      error={error}
    />
  );
}

function Pin() {
  return <MapPin aria-hidden="true" />;
}

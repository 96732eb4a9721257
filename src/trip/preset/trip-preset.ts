import type { Direction } from '../../schema/trip.ts';
import type { LocalDate } from '../../lib/dates.ts';
import { initialParty } from '../party-rules.ts';
import { partyFields, type Party, type PartyField } from '../../schema/party.ts';
import type { ChosenPlace } from '../../schema/trip-forms.ts';
import { searchFields, type SearchField } from '../search/search-fields.ts';

/** A trip as preset by attributes, properties or a link. */
export interface TripPreset extends Partial<Record<PartyField, number | undefined>> {
  mode?: Direction | undefined;
  /** An airport's code, in capitals. */
  airport?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  date?: LocalDate | undefined;
  /** The day of a return trip, which only a query presets. */
  returnDate?: LocalDate | undefined;
}

/** The places that a preset may contain; the current direction decides which fields `from` and `to` are. */
const presetPlaces = ['airport', 'from', 'to'] as const;
export type PresetPlace = (typeof presetPlaces)[number];

export interface PresetChange {
  searchMode?: Direction;
  /** The fields that have changed. */
  party: Partial<Party>;
  date?: LocalDate;
  returnDate?: LocalDate;
  /** The places that were added, changed or removed. */
  places: PresetPlace[];
}

/**
 * What a new preset changes in the search: added and changed fields are applied, removed ones return to their defaults.
 */
export function presetChange(now: TripPreset, before: TripPreset): PresetChange {
  return {
    ...(now.mode !== before.mode && { searchMode: now.mode ?? 'A2H' }),
    party: Object.fromEntries(
      partyFields
        .filter((field) => now[field] !== before[field])
        .map((field) => [field, now[field] ?? initialParty[field]]),
    ),
    ...(now.date !== before.date && { date: now.date ?? '' }),
    ...(now.returnDate !== before.returnDate && { returnDate: now.returnDate ?? '' }),
    places: presetPlaces.filter((name) => placeKey(now, name) !== placeKey(before, name)),
  };
}

/**
 * Identifies a preset place; equal keys mean that it is unchanged. In another direction, the same end is a different
 * field.
 */
export function placeKey(preset: TripPreset, name: PresetPlace): string | undefined {
  return name === 'airport' ? preset.airport : preset[name] && `${preset.mode} ${preset[name]}`;
}

export function presetField(name: PresetPlace, direction: Direction): SearchField {
  return name === 'airport' ? name : searchFields[direction][name === 'from' ? 0 : 1];
}

/** A place from the provider; those from the list of airports have no tags. */
export interface KnownPlace extends Omit<ChosenPlace, 'iata'> {
  iata?: string | undefined;
  tags?: readonly string[];
}

/** The airport field only accepts airports. */
export function fitsField(field: SearchField, { tags }: KnownPlace): boolean {
  return field !== 'airport' || !tags || tags.includes('airport');
}

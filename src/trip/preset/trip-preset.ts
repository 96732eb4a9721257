import type { Direction } from '../../schema/trip.ts';
import type { LocalDate } from '../../lib/local-date.ts';
import { initialParty } from '../party-rules.ts';
import { partyFields, type Party, type PartyField } from '../../schema/party.ts';
import { defaultDirection, placeFieldNames, type PlaceFieldName } from '../search/place-fields.ts';

/** A trip that attributes, properties or a link preset. */
export interface TripPreset extends Partial<Record<PartyField, number | undefined>> {
  mode?: Direction | undefined;
  /** An airport's code, in capitals. */
  airport?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  date?: LocalDate | undefined;
  /** The date of a return trip, which only a query presets. */
  returnDate?: LocalDate | undefined;
}

/** The places that a preset may contain; the current direction decides which fields `from` and `to` are. */
const presetPlaces = ['airport', 'from', 'to'] as const;
export type PresetPlaceName = (typeof presetPlaces)[number];

/** The parts of the search that a new preset changes; those that stay are left out. */
export interface PresetChange {
  searchMode?: Direction;
  party: Partial<Party>;
  date?: LocalDate;
  returnDate?: LocalDate;
  /** The places that were added, changed or removed. */
  places: PresetPlaceName[];
}

/**
 * Compares a preset with the previous one: added and changed fields are applied, removed ones return to their defaults.
 */
export function presetChange(preset: TripPreset, previous: TripPreset): PresetChange {
  return {
    ...(preset.mode !== previous.mode && { searchMode: preset.mode ?? defaultDirection }),
    party: Object.fromEntries(
      partyFields
        .filter((field) => preset[field] !== previous[field])
        .map((field) => [field, preset[field] ?? initialParty[field]]),
    ),
    ...(preset.date !== previous.date && { date: preset.date ?? '' }),
    ...(preset.returnDate !== previous.returnDate && { returnDate: preset.returnDate ?? '' }),
    places: presetPlaces.filter((name) => placeKey(preset, name) !== placeKey(previous, name)),
  };
}

/**
 * Returns a key that changes when a preset place changes. It contains the direction, because in another direction the same
 * end belongs in a different field. Undefined if the preset does not contain the place.
 */
export function placeKey(preset: TripPreset, name: PresetPlaceName): string | undefined {
  return name === 'airport' ? preset.airport : preset[name] && `${preset.mode} ${preset[name]}`;
}

/** Returns the place field for a preset place in a direction. */
export function presetField(name: PresetPlaceName, direction: Direction): PlaceFieldName {
  return name === 'airport' ? name : placeFieldNames[direction][name === 'from' ? 0 : 1];
}

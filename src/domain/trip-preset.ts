import type { Direction } from '../schema/transfer.ts';
import type { LocalDate } from './dates.ts';
import { searchFields, type ChosenPlace, type SearchField } from './search.ts';
import { adultsLimits, kidsLimits } from '../schema/limits.ts';

/** A trip as preset by attributes, properties or a link. */
export interface TripPreset {
  mode?: Direction | undefined;
  /** An airport's code, in capitals. */
  airport?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  adults?: number | undefined;
  kids?: number | undefined;
  date?: LocalDate | undefined;
}

/** The places that a preset names; the ends are fields of the direction that holds. */
const presetPlaces = ['airport', 'from', 'to'] as const;
export type PresetPlace = (typeof presetPlaces)[number];

export interface PresetChange {
  searchMode?: Direction;
  adults?: number;
  kids?: number;
  date?: LocalDate;
  /** Those that are given anew or no longer. */
  places: PresetPlace[];
}

/**
 * What another preset changes of the search: what it gives anew is taken, and what it gives no longer goes back to the
 * default. A day that is over is not given.
 */
export function presetChange(now: TripPreset, before: TripPreset, today: LocalDate): PresetChange {
  const dayOf = ({ date }: TripPreset) => (date !== undefined && date >= today ? date : undefined);
  return {
    ...(now.mode !== before.mode && { searchMode: now.mode ?? 'A2H' }),
    ...(now.adults !== before.adults && { adults: now.adults ?? adultsLimits.initial }),
    ...(now.kids !== before.kids && { kids: now.kids ?? kidsLimits.initial }),
    ...(dayOf(now) !== dayOf(before) && { date: dayOf(now) ?? '' }),
    places: presetPlaces.filter((name) => placeKey(now, name) !== placeKey(before, name)),
  };
}

/** Tells whether a place is still given as it was: an end that is given with another direction is given anew. */
export function placeKey(preset: TripPreset, name: PresetPlace): string | undefined {
  return name === 'airport' ? preset.airport : preset[name] && `${preset.mode} ${preset[name]}`;
}

export function presetField(name: PresetPlace, direction: Direction): SearchField {
  return name === 'airport' ? name : searchFields[direction][name === 'from' ? 0 : 1];
}

/** A place as the provider knows it; the list of airports has no tags. */
export interface KnownPlace extends Omit<ChosenPlace, 'iata'> {
  iata?: string | undefined;
  tags?: readonly string[];
}

/** The field of the airport takes nothing else. */
export function fitsField(field: SearchField, { tags }: KnownPlace): boolean {
  return field !== 'airport' || !tags || tags.includes('airport');
}

import { partyFields } from '../../schema/party.ts';
import type { ChosenPlace } from '../../schema/stored-search.ts';
import { defaultDirection, placeSlots } from '../search/place-fields.ts';
import type { Locks } from '../search/search-locks.ts';
import type { ResolvedTripPreset } from './resolve-trip-preset.ts';
import { presetField, type PresetPlaceName } from './trip-preset.ts';

/**
 * Returns the values that a preset locks in the search. `placeOf` returns the place of a locked field: null while it is
 * being looked up, and undefined if it is unavailable. The field of an unavailable place is not locked. A direction that only
 * its ends lock is not locked if neither end is available.
 */
export function presetLocks(
  { preset, locked, isDirectionLockedByEnds }: ResolvedTripPreset,
  placeOf: (name: PresetPlaceName) => ChosenPlace | null | undefined,
): Locks {
  const { mode: direction = defaultDirection, date } = preset;
  const lockedPlace = (name: PresetPlaceName) => (locked.has(name) ? placeOf(name) : undefined);
  const hasLockedEnd = lockedPlace('from') !== undefined || lockedPlace('to') !== undefined;

  const locks: Locks = {};
  if (locked.has('mode') && (hasLockedEnd || !isDirectionLockedByEnds)) locks.searchMode = direction;
  if (locked.has('date') && date !== undefined) locks.date = date;
  for (const field of partyFields) {
    if (locked.has(field) && preset[field] !== undefined) locks[field] = preset[field];
  }
  // The airport comes last, because it takes precedence over an end that has the same field.
  for (const name of ['from', 'to', 'airport'] as const) {
    const place = lockedPlace(name);
    if (place !== undefined) locks[placeSlots[presetField(name, direction)]] = place;
  }
  return locks;
}

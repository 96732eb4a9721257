import { mapParty, partyFields } from '../../schema/party.ts';
import type { ChosenPlace } from '../../schema/trip-forms.ts';
import { placeSlots } from '../search/search-fields.ts';
import type { Locks } from '../search/search-locks.ts';
import { presetField, type PresetPlace, type TripPreset } from './trip-preset.ts';

/** A field that the page can lock. */
export type LockableField = Exclude<keyof TripPreset, 'returnDate'>;

export interface ResolvedTripPreset {
  preset: TripPreset;
  /** The locked fields, all of which have a value. */
  locked: ReadonlySet<LockableField>;
  /** The direction is locked by the ends alone, so it is open if they are. */
  isModeLockedByEnds: boolean;
}

interface TripSources {
  attributes: TripPreset;
  /** The page's own query, if the form is to be filled from it. */
  query: TripPreset;
  lock: readonly LockableField[];
}

const endNames = ['from', 'to'] as const;

/**
 * The trip that the page gives, and what of it is locked. A locked attribute counts more than the query, and the query
 * more than any other attribute. Locked ends lock the direction as well, which is then that of the attributes; ends that
 * the query gives for another direction mean nothing. That a date is over is said where it is used.
 */
export function resolveTripPreset({ attributes, query: asked, lock }: TripSources): ResolvedTripPreset {
  const fixesEnd = (trip: TripPreset) => endNames.some((name) => lock.includes(name) && trip[name]);
  const isModeFixed = fixesEnd(attributes) || (lock.includes('mode') && attributes.mode !== undefined);
  const mode = isModeFixed ? (attributes.mode ?? 'A2H') : (asked.mode ?? attributes.mode);
  const query = asked.mode && asked.mode !== mode ? { ...asked, from: undefined, to: undefined } : asked;
  const pick = <Name extends LockableField>(name: Name): TripPreset[Name] =>
    lock.includes(name) ? (attributes[name] ?? query[name]) : (query[name] ?? attributes[name]);

  const trip = {
    mode,
    airport: pick('airport'),
    from: pick('from'),
    to: pick('to'),
    ...mapParty(pick),
    date: pick('date'),
    returnDate: query.returnDate,
  };
  const { returnDate } = trip;
  const preset = {
    ...trip,
    mode: fixesEnd(trip) ? (mode ?? 'A2H') : mode,
    returnDate: returnDate && returnDate < (trip.date ?? '') ? undefined : returnDate,
  };
  const locked = new Set(lock.filter((name) => preset[name] !== undefined));
  const isModeLockedByEnds = fixesEnd(preset) && !locked.has('mode');
  if (isModeLockedByEnds) locked.add('mode');
  return { preset, locked, isModeLockedByEnds };
}

/** What is locked of the search. `placeOf` knows the place of each end; without one, the end and its direction stay open. */
export function locksOf(
  { preset, locked, isModeLockedByEnds }: ResolvedTripPreset,
  placeOf: (name: PresetPlace) => ChosenPlace | null | undefined,
): Locks {
  const { mode = 'A2H', date } = preset;
  const isHeld = (name: PresetPlace) => locked.has(name) && placeOf(name) !== undefined;
  const locks: Locks = {
    ...(locked.has('mode') && (!isModeLockedByEnds || endNames.some(isHeld)) && { searchMode: mode }),
    ...(locked.has('date') && date !== undefined && { date }),
  };
  for (const field of partyFields)
    if (locked.has(field) && preset[field] !== undefined) locks[field] = preset[field];
  for (const name of ['from', 'to', 'airport'] as const) {
    const place = locked.has(name) ? placeOf(name) : undefined;
    if (place !== undefined) locks[placeSlots[presetField(name, mode)]] = place;
  }
  return locks;
}

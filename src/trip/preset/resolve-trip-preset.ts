import type { LocalDate } from '../../lib/local-date.ts';
import { mapParty } from '../../schema/party.ts';
import { defaultDirection } from '../search/place-fields.ts';
import type { TripPreset } from './trip-preset.ts';

/** A field that the page can lock. */
export type LockableField = Exclude<keyof TripPreset, 'returnDate'>;

export interface ResolvedTripPreset {
  preset: TripPreset;
  /** The locked fields, all of which have a value. */
  locked: ReadonlySet<LockableField>;
  /** Whether only the locked ends lock the direction. If these turn out to be unavailable, it is not locked either. */
  isDirectionLockedByEnds: boolean;
}

interface TripSources {
  attributes: TripPreset;
  /** The trip in the page's own query; empty unless it prefills the form. */
  query: TripPreset;
  lock: readonly LockableField[];
}

/**
 * Combines the trip in the page's attributes with the one in its query, and determines which fields are locked. A locked
 * attribute takes precedence over the query, and the query over any other attribute. A locked end also locks the direction in
 * which it was preset: if an attribute sets the end, the direction of the attributes (or the default) and not that of the
 * query. Dates may have passed.
 */
export function resolveTripPreset(sources: TripSources): ResolvedTripPreset {
  const { attributes, query, lock } = sources;
  const direction = resolveDirection(sources);
  const usableQuery = withEndsFor(direction, query);
  const pick = <Name extends LockableField>(name: Name): TripPreset[Name] =>
    lock.includes(name) ? (attributes[name] ?? usableQuery[name]) : (usableQuery[name] ?? attributes[name]);

  const ends = { from: pick('from'), to: pick('to') };
  const isEndLocked = hasLockedEnd(ends, lock);
  const date = pick('date');
  const preset = {
    mode: isEndLocked ? (direction ?? defaultDirection) : direction,
    airport: pick('airport'),
    ...ends,
    ...mapParty(pick),
    date,
    returnDate: returnDateAfter(date, query.returnDate),
  };
  const locked = new Set(lock.filter((name) => preset[name] !== undefined));
  const isDirectionLockedByEnds = isEndLocked && !locked.has('mode');
  if (isDirectionLockedByEnds) locked.add('mode');
  return { preset, locked, isDirectionLockedByEnds };
}

/** The direction of the attributes if they lock it, otherwise that of the query, if it has one. */
function resolveDirection({ attributes, query, lock }: TripSources): TripPreset['mode'] {
  const isDirectionLocked = attributes.mode !== undefined && lock.includes('mode');
  if (isDirectionLocked || hasLockedEnd(attributes, lock)) return attributes.mode ?? defaultDirection;
  return query.mode ?? attributes.mode;
}

function hasLockedEnd(preset: Pick<TripPreset, 'from' | 'to'>, lock: TripSources['lock']): boolean {
  return (['from', 'to'] as const).some((end) => lock.includes(end) && preset[end]);
}

/** Removes the ends of a query that is for another direction. */
function withEndsFor(direction: TripPreset['mode'], query: TripPreset): TripPreset {
  const isOtherDirection = query.mode !== undefined && query.mode !== direction;
  return isOtherDirection ? { ...query, from: undefined, to: undefined } : query;
}

/** Returns the return date unless it is before the outbound date. */
function returnDateAfter(
  date: LocalDate | undefined,
  returnDate: LocalDate | undefined,
): LocalDate | undefined {
  return date && returnDate && returnDate < date ? undefined : returnDate;
}

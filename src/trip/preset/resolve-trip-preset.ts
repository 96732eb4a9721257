import { mapParty } from '../../schema/party.ts';
import { defaultDirection } from '../search/search-fields.ts';
import type { TripPreset } from './trip-preset.ts';

/** A field that the page can lock. */
export type LockableField = Exclude<keyof TripPreset, 'returnDate'>;

export interface ResolvedTripPreset {
  preset: TripPreset;
  /** The locked fields, all of which have a value. */
  locked: ReadonlySet<LockableField>;
  /** Whether only the locked ends lock the direction. If these turn out to be unavailable, it is not locked either. */
  isModeLockedByEnds: boolean;
}

interface TripSources {
  attributes: TripPreset;
  /** The trip in the page's own query; empty unless it prefills the form. */
  query: TripPreset;
  lock: readonly LockableField[];
}

/**
 * Combines the trip in the page's attributes with the one in its query, and determines which fields are locked. A locked
 * attribute takes precedence over the query, and the query over any other attribute. A locked end also locks the direction,
 * as the attributes give it. Dates may have passed.
 */
export function resolveTripPreset(sources: TripSources): ResolvedTripPreset {
  const { attributes, query, lock } = sources;
  const mode = resolveMode(sources);
  const usableQuery = withEndsFor(mode, query);
  const pick = <Name extends LockableField>(name: Name): TripPreset[Name] =>
    lock.includes(name) ? (attributes[name] ?? usableQuery[name]) : (usableQuery[name] ?? attributes[name]);

  const ends = { from: pick('from'), to: pick('to') };
  const isEndLocked = hasLockedEnd(ends, lock);
  const date = pick('date');
  const preset = {
    mode: isEndLocked ? (mode ?? defaultDirection) : mode,
    airport: pick('airport'),
    ...ends,
    ...mapParty(pick),
    date,
    returnDate: returnDateAfter(date, query.returnDate),
  };
  const locked = new Set(lock.filter((name) => preset[name] !== undefined));
  const isModeLockedByEnds = isEndLocked && !locked.has('mode');
  if (isModeLockedByEnds) locked.add('mode');
  return { preset, locked, isModeLockedByEnds };
}

/** The direction of the attributes if they lock it, otherwise that of the query, if it has one. */
function resolveMode({ attributes, query, lock }: TripSources): TripPreset['mode'] {
  const isModeLocked = attributes.mode !== undefined && lock.includes('mode');
  if (isModeLocked || hasLockedEnd(attributes, lock)) return attributes.mode ?? defaultDirection;
  return query.mode ?? attributes.mode;
}

function hasLockedEnd(preset: Pick<TripPreset, 'from' | 'to'>, lock: TripSources['lock']): boolean {
  return (['from', 'to'] as const).some((end) => lock.includes(end) && preset[end]);
}

/** Removes the ends of a query that is for another direction. */
function withEndsFor(mode: TripPreset['mode'], query: TripPreset): TripPreset {
  const isOtherDirection = query.mode !== undefined && query.mode !== mode;
  return isOtherDirection ? { ...query, from: undefined, to: undefined } : query;
}

/** Returns the return date unless it is before the outbound date. */
function returnDateAfter(date = '', returnDate: string | undefined): string | undefined {
  return returnDate && returnDate < date ? undefined : returnDate;
}

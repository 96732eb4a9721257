import {
  resolveTripPreset,
  type LockableField,
  type ResolvedTripPreset,
} from '../../trip/preset/resolve-trip-preset.ts';
import { presetChange, type PresetChange, type TripPreset } from '../../trip/preset/trip-preset.ts';
import type { TripOptions } from '../../options/trip-attributes.ts';
import { tripInPageQuery } from '../../options/trip-in-page-query.ts';
import { changeDate } from '../../storefront/flows/change-date.ts';
import type { TripState } from '../../storefront/state.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { createPresetPlaces } from './preset-places.ts';

/** The trip that an element's attributes preset, and which of its fields are locked. */
export type TripInput = Omit<TripPreset, 'returnDate'> & Partial<Pick<TripOptions, 'lock' | 'prefill'>>;

export interface TripPresetSync {
  change: (input: TripInput) => void;
  stop: () => void;
}

/**
 * Applies a trip preset to the search: all of it now and whenever the search is reset, and each later change when it occurs.
 * What the visitor chooses in between stays, unless it is locked. Airports and places that the provider does not know
 * are ignored. The locks of a named `owner` stay after the sync has stopped, until another sync of the same owner replaces
 * them.
 */
export function syncTripPreset(
  storefront: Storefront,
  initialInput: TripInput,
  owner?: string,
): TripPresetSync {
  const { search } = storefront.state;
  const stopped = new AbortController();
  const lockOwner = owner ?? Symbol('trip preset');
  const currentPreset = createCurrentPreset();
  const places = createPresetPlaces(storefront, {
    resolvedPreset: () => currentPreset.resolved,
    lockOwner,
    signal: stopped.signal,
  });
  let input = initialInput;

  const change = (nextInput: TripInput) => {
    input = nextInput;
    const presetChanges = currentPreset.update(input);
    const { preset } = currentPreset.resolved;
    // Locks are removed first, because the search ignores changes of locked values.
    search.unlock(lockOwner);
    applyValues(storefront.state, presetChanges);
    const removedPlaces = presetChanges.places.filter((name) => preset[name] === undefined);
    for (const name of removedPlaces) places.clear(name);
    places.updateLocks();
    for (const name of presetChanges.places) void places.apply(name);
  };

  const stopListening = search.onReset(() => {
    currentPreset.reset();
    change(input);
  });
  change(initialInput);
  return {
    change,
    stop: () => {
      stopListening();
      stopped.abort();
      if (owner !== undefined) return;
      search.unlock(lockOwner);
      places.clearPlaceholders();
    },
  };
}

/** The preset that applies at the moment, empty at first. */
function createCurrentPreset() {
  let resolved: ResolvedTripPreset = { preset: {}, locked: new Set(), isDirectionLockedByEnds: false };
  /** The trip in the page's query, read once an element needs it, without the fields that a locked attribute has overruled. */
  let pageQuery: TripPreset | undefined;
  return {
    get resolved() {
      return resolved;
    },
    /** Resolves an input, makes it current, and returns the difference from the previous preset. */
    update: (input: TripInput): PresetChange => {
      const { preset: previousPreset } = resolved;
      const query = input.prefill ? (pageQuery ??= tripInPageQuery()) : {};
      resolved = resolveTripPreset({ attributes: input, query, lock: input.lock ?? [] });
      if (pageQuery) pageQuery = withoutOverruledFields(pageQuery, input, resolved.locked);
      return presetChange(resolved.preset, previousPreset);
    },
    /** Empties the current preset, so that everything in the next one is a change. */
    reset: () => {
      resolved = { ...resolved, preset: {} };
    },
  };
}

/**
 * Drops the query's values for fields that a locked attribute overrules, so that unlocking a field later does not bring the
 * query's value back.
 */
function withoutOverruledFields(
  query: TripPreset,
  attributes: TripInput,
  locked: ReadonlySet<LockableField>,
): TripPreset {
  const overruledFields = [...locked].filter((name) => attributes[name] !== undefined);
  return { ...query, ...Object.fromEntries(overruledFields.map((name) => [name, undefined])) };
}

function applyValues(state: TripState, { searchMode, party, date, returnDate }: PresetChange): void {
  const { search } = state;
  if (searchMode !== undefined) search.setDirection(searchMode);
  search.setParty(party);
  if (date !== undefined) search.setDate(date);
  if (returnDate !== undefined) {
    // A reload applies the same date again. The flights and pickups that were entered for it stay.
    if (returnDate !== search.state.returnDate) changeDate(state, 'returnDate', returnDate);
    search.setWantsReturn(returnDate !== '');
  }
}

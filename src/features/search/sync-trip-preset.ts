import {
  resolveTripPreset,
  locksOf,
  type ResolvedTripPreset,
} from '../../trip/preset/resolve-trip-preset.ts';
import { chosenPlace } from '../../trip/search/chosen-place.ts';
import { placeOf } from '../../trip/search/search-fields.ts';
import type { ChosenPlace } from '../../schema/trip-forms.ts';
import {
  fitsField,
  placeKey,
  presetChange,
  presetField,
  type KnownPlace,
  type PresetPlace,
  type TripPreset,
} from '../../trip/preset/trip-preset.ts';
import type { TripOptions } from '../../options/trip-attributes.ts';
import { tripInPageQuery } from '../../options/trip-in-page-query.ts';
import { isSameId } from '../../schema/wire-values.ts';
import { changeDate } from '../../storefront/flows/change-date.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { lookUpPlace } from './look-up-place.ts';

/** What an element says of the trip. */
export type TripInput = Omit<TripPreset, 'returnDate'> & Partial<Pick<TripOptions, 'lock' | 'prefill'>>;

export interface TripPresetSync {
  change: (gift: TripInput) => void;
  stop: () => void;
}

/**
 * Applies a trip preset to the search: all of it now and whenever the search is reset, and later changes as they come.
 * What the visitor chooses in between stays, unless it is locked. Airports and places that the provider does not know
 * are ignored. The locks of a named `owner` stay after it has stopped, until the same owner says otherwise.
 */
export function syncTripPreset(storefront: Storefront, first: TripInput, owner?: string): TripPresetSync {
  const { state } = storefront;
  const { search } = state;
  const stopped = new AbortController();
  let gift = first;
  let given: ResolvedTripPreset = { preset: {}, locked: new Set(), isModeLockedByEnds: false };
  let pageQuery: TripPreset | undefined;
  const applied: Partial<Record<PresetPlace, { key: string | undefined; place: KnownPlace }>> = {};
  const unknown = new Set<string | undefined>();

  const change = (next: TripInput) => {
    gift = next;
    if (next.prefill) pageQuery ??= tripInPageQuery();
    const query = (next.prefill && pageQuery) || {};
    const before = given.preset;
    given = resolveTripPreset({ attributes: next, query, lock: next.lock ?? [] });
    const { searchMode, party, date, returnDate, places } = presetChange(given.preset, before);
    // What a lock has overruled stays so: a field that is freed keeps its value.
    for (const name of given.locked)
      if (next[name] !== undefined && pageQuery) pageQuery = { ...pageQuery, [name]: undefined };
    search.lock(lockOwner, {});
    if (searchMode !== undefined) search.setDirection(searchMode);
    search.setParty(party);
    if (date !== undefined) search.setDate(date);
    if (returnDate !== undefined) {
      changeDate(state, 'returnDate', returnDate);
      search.setWantsReturn(returnDate !== '');
    }
    for (const name of places) if (given.preset[name] === undefined) revoke(name);
    applyLocks();
    for (const name of places) if (given.preset[name] !== undefined) void apply(name, given.preset[name]);
  };

  const lockOwner = owner ?? change;
  const keyOf = (name: PresetPlace) => placeKey(given.preset, name);
  const fieldOf = (name: PresetPlace) => presetField(name, search.state.searchMode);
  const refIn = (name: PresetPlace) => placeOf(search.state, fieldOf(name))?.ref;

  const applyLocks = () => {
    search.lock(lockOwner, locksOf(given, lockedPlace));
  };

  /** A locked place as far as it is known by now; undefined if it cannot be had. */
  const lockedPlace = (name: PresetPlace): ChosenPlace | null | undefined => {
    const known = applied[name]?.key === keyOf(name) ? applied[name]?.place : undefined;
    if (known) return fitsField(fieldOf(name), known) ? chosenPlace(known) : undefined;
    if (unknown.has(keyOf(name))) return undefined;
    if (name === 'airport') return null;
    const ref = given.preset[name] ?? '';
    const chosen = placeOf(search.state, fieldOf(name));
    return chosen && isSameId(chosen.ref, ref) ? { ...chosen } : { ref, title: '', address: '' };
  };

  /** Looks up the place; unless it is locked, the one that the visitor has chosen by then stays. */
  const apply = async (name: PresetPlace, text: string) => {
    const asked = keyOf(name);
    const before = [fieldOf(name), refIn(name)];
    const isOutdated = () => stopped.signal.aborted || asked !== keyOf(name);
    const open = () => {
      if (isOutdated()) return;
      unknown.add(asked);
      applyLocks();
      if (placeOf(search.state, fieldOf(name))?.title === '') search.choosePlace(fieldOf(name), null);
    };
    const place = await lookUpPlace(storefront, name, text, { signal: stopped.signal, failed: open });
    if (isOutdated()) return;
    if (!place) {
      open();
      return;
    }
    applied[name] = { key: asked, place };
    const [field, ref] = [fieldOf(name), refIn(name)];
    if (!fitsField(field, place)) open();
    else if (given.locked.has(name)) applyLocks();
    else if (field === before[0] && ref === before[1]) search.choosePlace(field, chosenPlace(place));
  };

  /** Clears the field unless the visitor has chosen another place. */
  const revoke = (name: PresetPlace) => {
    if (refIn(name) === applied[name]?.place.ref) search.choosePlace(fieldOf(name), null);
    applied[name] = undefined;
  };

  const stopListening = search.onReset(() => {
    given = { ...given, preset: {} };
    change(gift);
  });
  change(first);
  return {
    change,
    stop: () => {
      stopListening();
      stopped.abort();
      if (owner === undefined) search.lock(lockOwner, {});
    },
  };
}

import { chosenPlace } from '../../trip/search/chosen-place.ts';
import { placeOf } from '../../trip/search/searched-trip.ts';
import type { ChosenPlace } from '../../schema/stored-search.ts';
import { presetLocks } from '../../trip/preset/preset-locks.ts';
import type { ResolvedTripPreset } from '../../trip/preset/resolve-trip-preset.ts';
import { placeKey, presetField, type PresetPlaceName } from '../../trip/preset/trip-preset.ts';
import { fitsField, type FoundPlace } from '../../trip/search/found-place.ts';
import { isSameId } from '../../schema/wire-values.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { lookUpPlace } from './look-up-place.ts';

/**
 * The airport and the ends of a trip preset, which have to be looked up before their fields can show them. A locked end has a
 * placeholder until then.
 */
export interface PresetPlaces {
  /**
   * Looks up a place of the preset for its field. Unless the field is locked, a place that the visitor has chosen by then
   * stays. Does nothing if the preset does not contain the place.
   */
  apply: (name: PresetPlaceName) => Promise<void>;
  /** Clears the field of a place, unless the visitor has chosen another one. */
  clear: (name: PresetPlaceName) => void;
  /** Locks what the preset locks in the search, with the places that are known so far. */
  updateLocks: () => void;
  /** Clears the placeholders of unlocked fields. */
  clearPlaceholders: () => void;
}

interface PresetPlacesOptions {
  /** Returns the preset that applies at the moment. */
  resolvedPreset: () => ResolvedTripPreset;
  lockOwner: string | symbol;
  signal: AbortSignal;
}

export function createPresetPlaces(
  storefront: Storefront,
  { resolvedPreset, lockOwner, signal }: PresetPlacesOptions,
): PresetPlaces {
  const { search } = storefront.state;
  const foundPlaces: Partial<Record<PresetPlaceName, { key: string; place: FoundPlace }>> = {};
  const unavailableKeys = new Set<string>();
  /** Empty if the preset does not contain the place. */
  const keyOf = (name: PresetPlaceName) => placeKey(resolvedPreset().preset, name) ?? '';
  const fieldOf = (name: PresetPlaceName) => presetField(name, search.state.searchMode);
  const placeInField = (name: PresetPlaceName) => placeOf(search.state, fieldOf(name));

  /** Returns the place to show in a locked field: null until the airport is known; undefined if a place is unavailable. */
  const lockedPlace = (name: PresetPlaceName): ChosenPlace | null | undefined => {
    const key = keyOf(name);
    const found = foundPlaces[name];
    if (found?.key === key)
      return fitsField(fieldOf(name), found.place) ? chosenPlace(found.place) : undefined;
    if (unavailableKeys.has(key)) return undefined;
    if (name === 'airport') return null;
    const ref = resolvedPreset().preset[name] ?? '';
    const current = placeInField(name);
    return current && isSameId(current.ref, ref) ? current : placeholderFor(ref);
  };

  const updateLocks = () => search.lock(lockOwner, presetLocks(resolvedPreset(), lockedPlace));

  /** Clears a field if its lock has left a placeholder there. */
  const clearPlaceholder = (name: PresetPlaceName) => {
    if (isPlaceholder(placeInField(name))) search.choosePlace(fieldOf(name), null);
  };

  /** Unlocks the field of a place that cannot be shown. */
  const markUnavailable = (name: PresetPlaceName) => {
    unavailableKeys.add(keyOf(name));
    updateLocks();
    clearPlaceholder(name);
  };

  const apply = async (name: PresetPlaceName) => {
    const codeOrRef = resolvedPreset().preset[name];
    if (codeOrRef === undefined) return;
    const key = keyOf(name);
    const initialField = fieldOf(name);
    const initialRef = placeInField(name)?.ref;
    const isOutdated = () => signal.aborted || key !== keyOf(name);
    const isUntouched = () => fieldOf(name) === initialField && placeInField(name)?.ref === initialRef;
    const onFailure = () => {
      if (!isOutdated()) markUnavailable(name);
    };
    const place = await lookUpPlace(storefront, name, codeOrRef, { signal, onFailure });
    if (isOutdated()) return;
    if (place) foundPlaces[name] = { key, place };
    if (!place || !fitsField(fieldOf(name), place)) markUnavailable(name);
    else if (resolvedPreset().locked.has(name)) updateLocks();
    else if (isUntouched()) search.choosePlace(fieldOf(name), chosenPlace(place));
  };

  const clear = (name: PresetPlaceName) => {
    const foundRef = foundPlaces[name]?.place.ref;
    if (isSameId(placeInField(name)?.ref, foundRef)) search.choosePlace(fieldOf(name), null);
    clearPlaceholder(name);
    foundPlaces[name] = undefined;
  };

  const clearPlaceholders = () => (['from', 'to'] as const).forEach(clearPlaceholder);

  return { apply, clear, updateLocks, clearPlaceholders };
}

/** The place of a locked field until it has been looked up. */
function placeholderFor(ref: string): ChosenPlace {
  return { ref, title: '', address: '' };
}

function isPlaceholder(place: ChosenPlace | null): boolean {
  return place?.title === '';
}

import { airportsQuery, placeQuery } from '../../api/places.ts';
import { whenCached } from '../../api/when-cached.ts';
import { dateAfterHours } from '../../domain/dates.ts';
import { chosenPlace, placeOf } from '../../domain/search.ts';
import {
  fitsField,
  placeKey,
  presetChange,
  presetField,
  type KnownPlace,
  type PresetPlace,
  type TripPreset,
} from '../../domain/trip-preset.ts';
import type { Airport } from '../../schema/place.ts';
import { currentSession } from '../../storefront/session.ts';
import type { Storefront } from '../../storefront/storefront.ts';

export interface KeptPreset {
  change: (preset: TripPreset) => void;
  stop: () => void;
}

/**
 * Applies a trip preset to the search: all of it now and whenever the search is reset, and later changes as they come.
 * What the visitor chooses in between stays. Airports and places that the provider does not know are ignored.
 */
export function keepTripPreset(storefront: Storefront, first: TripPreset): KeptPreset {
  const { search } = storefront.state;
  const stopped = new AbortController();
  let current: TripPreset = {};
  const applied: Partial<Record<PresetPlace, KnownPlace>> = {};

  const change = (next: TripPreset) => {
    const { searchMode, adults, kids, date, places } = presetChange(
      next,
      current,
      dateAfterHours(new Date(), 0),
    );
    current = next;
    if (searchMode !== undefined) search.setDirection(searchMode);
    if (adults !== undefined) search.setPassengers({ adults });
    if (kids !== undefined) search.setPassengers({ kids });
    if (date !== undefined) search.setDate(date);
    places.forEach((name) => (current[name] === undefined ? revoke(name) : void apply(name, current[name])));
  };

  const fieldOf = (name: PresetPlace) => presetField(name, search.state.searchMode);
  const refIn = (name: PresetPlace) => placeOf(search.state, fieldOf(name))?.ref;

  /** Looks up the place; if the visitor has chosen another by the time it arrives, that one stays. */
  const apply = async (name: PresetPlace, text: string) => {
    const asked = placeKey(current, name);
    const before = [fieldOf(name), refIn(name)];
    const place = await lookUp(storefront, name, text, stopped.signal);
    if (!place || stopped.signal.aborted || asked !== placeKey(current, name)) return;
    applied[name] = place;
    const [field, ref] = [fieldOf(name), refIn(name)];
    if (field === before[0] && ref === before[1] && fitsField(field, place))
      search.choosePlace(field, chosenPlace(place));
  };

  /** Clears the field unless the visitor has chosen another place. */
  const revoke = (name: PresetPlace) => {
    if (refIn(name) === applied[name]?.ref) search.choosePlace(fieldOf(name), null);
    applied[name] = undefined;
  };

  const stopListening = search.onReset(() => {
    const all = current;
    current = {};
    change(all);
  });
  change(first);
  return {
    change,
    stop: () => {
      stopListening();
      stopped.abort();
    },
  };
}

/** Looks a place up in the current language, which is known once the settings have loaded. */
async function lookUp(
  storefront: Storefront,
  name: PresetPlace,
  text: string,
  signal: AbortSignal,
): Promise<KnownPlace | undefined> {
  const { queryClient } = storefront;
  const settledApi = () => {
    const { settings, api } = currentSession(storefront);
    return settings && api;
  };
  const api = await whenCached(queryClient, settledApi, signal);
  if (name === 'airport') {
    const query = airportsQuery(api);
    queryClient.query(query).catch(() => undefined);
    const airports = await whenCached(
      queryClient,
      () => queryClient.getQueryData<readonly Airport[]>(query.queryKey),
      signal,
    );
    return airports.find(({ iata }) => iata.toUpperCase() === text);
  }
  const query = placeQuery(api, text);
  queryClient.query(query).catch(() => undefined);
  return whenCached(queryClient, () => queryClient.getQueryData(query.queryKey), signal);
}

import type { SandboxPlace } from '../data/sandbox-place.ts';

const maxResults = 8;

export interface Position {
  latitude: number;
  longitude: number;
}

/**
 * The places whose name, address or airport code contains the typed text: the nearest first or, without a position,
 * matching names before matching addresses.
 */
export function searchPlaces(
  places: readonly SandboxPlace[],
  input: string,
  nearBy: Position | undefined,
): SandboxPlace[] {
  const query = normalise(input);
  const matches = places.filter(({ title, address, iata }) =>
    [title, address, iata ?? ''].some((text) => normalise(text).includes(query)),
  );
  const rank = (place: SandboxPlace) => (nearBy ? distance(place, nearBy) : nameRank(place, query));
  return matches.toSorted((one, other) => rank(one) - rank(other)).slice(0, maxResults);
}

function nameRank({ title }: SandboxPlace, query: string): number {
  return normalise(title).includes(query) ? 0 : 1;
}

/** Lower case, without accents. */
function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

/** In degrees, with the longitude scaled to the latitude: accurate enough to sort places along one coast. */
function distance(place: Position, other: Position): number {
  const longitudeScale = Math.cos((other.latitude * Math.PI) / 180);
  return Math.hypot(place.latitude - other.latitude, (place.longitude - other.longitude) * longitudeScale);
}

import type { SandboxPlace } from '../data/sandbox-place.ts';

const mostRows = 8;

export interface Position {
  latitude: number;
  longitude: number;
}

/**
 * The places whose name or address contains the typed text; nearest first if there is a position, otherwise as listed.
 */
export function searchPlaces(
  places: readonly SandboxPlace[],
  input: string,
  nearBy: Position | undefined,
): SandboxPlace[] {
  const wanted = plain(input);
  const matches = places.filter(({ title, address, iata }) =>
    [title, address, iata ?? ''].some((text) => plain(text).includes(wanted)),
  );
  const byName = matches.toSorted((one, other) => nameRank(one, wanted) - nameRank(other, wanted));
  const ordered = nearBy
    ? matches.toSorted((one, other) => distance(one, nearBy) - distance(other, nearBy))
    : byName;
  return ordered.slice(0, mostRows);
}

/** Names before addresses, if distance does not matter. */
function nameRank({ title }: SandboxPlace, wanted: string): number {
  return plain(title).includes(wanted) ? 0 : 1;
}

/** Lower case and without accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

/** Accurate enough to sort places along one coast: degrees, with the longitude scaled for the latitude. */
function distance(place: Position, other: Position): number {
  const shortening = Math.cos((other.latitude * Math.PI) / 180);
  return Math.hypot(place.latitude - other.latitude, (place.longitude - other.longitude) * shortening);
}

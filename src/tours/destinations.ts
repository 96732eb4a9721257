import type { Tour } from '../schema/tour.ts';
import { idToString, isSameId } from '../schema/wire-values.ts';

export interface Destination {
  id: string;
  title: string;
}

/** The distinct destinations of a list of tours, sorted by title. */
export function destinationsOf(tours: readonly Tour[]): Destination[] {
  const byId = new Map<string, Destination>();
  for (const { destination_place: place } of tours) {
    if (!place) continue;
    const id = idToString(place.id);
    byId.set(id, { id, title: place.title });
  }
  return [...byId.values()].toSorted((one, other) => one.title.localeCompare(other.title));
}

/** The id of a destination if it is one of those listed: links and earlier lists may contain others. */
export function listedDestinationId(
  destinations: readonly Destination[],
  id: string | null | undefined,
): string | undefined {
  return destinations.find((destination) => destination.id === id)?.id;
}

/** The tours to the destination with this id; all tours if it is undefined. */
export function toursTo<ListedTour extends Tour>(
  destinationId: string | undefined,
  tours: readonly ListedTour[],
): readonly ListedTour[] {
  if (destinationId === undefined) return tours;
  return tours.filter(({ destination_place }) => isSameId(destination_place?.id, destinationId));
}

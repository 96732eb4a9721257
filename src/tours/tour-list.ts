import type { Tour } from '../schema/tour.ts';
import { idText, isSameId } from '../schema/wire-values.ts';

export interface Destination {
  id: string;
  title: string;
}

/** The distinct destinations of a list of tours, by name. */
export function destinationsOf(tours: readonly Tour[]): Destination[] {
  const byId = new Map<string, Destination>();
  for (const { destination_place: place } of tours) {
    if (!place) continue;
    const id = idText(place.id);
    byId.set(id, { id, title: place.title });
  }
  return [...byId.values()].toSorted((one, other) => one.title.localeCompare(other.title));
}

/** The tours to a destination, or all tours without one. */
export function toursIn<Shown extends Tour>(
  tours: readonly Shown[],
  destination: string | undefined,
): readonly Shown[] {
  if (destination === undefined) return tours;
  return tours.filter(({ destination_place }) => isSameId(destination_place?.id, destination));
}

/** The name of a tour in URLs. */
export function tourRef({ slug, id }: Tour): string {
  return slug ?? idText(id);
}

/** The pictures of the gallery, or the main picture if it is empty. */
export function galleryOf({ gallery, image_url }: Tour): string[] {
  if (gallery.length > 0) return gallery;
  return image_url === undefined ? [] : [image_url];
}

export const descriptionBlocks = [
  'description',
  'itinerary',
  'included',
  'not_included',
  'what_to_bring',
  'additional_notes',
] as const;
export type DescriptionBlock = (typeof descriptionBlocks)[number];

/** HTML as plain text, for structured data. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/(?:\s|&nbsp;|&#160;)+/g, ' ')
    .trim();
}

import type { Tour } from '../schema/tour.ts';

export interface Destination {
  id: string;
  title: string;
}

/** The places that the tours of a list go to, each once, by name. */
export function destinationsOf(tours: readonly Tour[]): Destination[] {
  const byId = new Map<string, Destination>();
  for (const { destination_place: place } of tours) {
    if (place) byId.set(String(place.id), { id: String(place.id), title: place.title });
  }
  return [...byId.values()].toSorted((one, other) => one.title.localeCompare(other.title));
}

/** The tours that go to a destination; all of them without one. */
export function toursIn(tours: readonly Tour[], destination: string | undefined): readonly Tour[] {
  if (destination === undefined) return tours;
  return tours.filter(({ destination_place }) => String(destination_place?.id) === destination);
}

/** How a tour is called in addresses. */
export function tourRef({ slug, id }: Tour): string {
  return slug ?? String(id);
}

/** The pictures of the gallery; the main one where it is empty. */
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

/** HTML as plain words, for machines that read the page. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/(?:\s|&nbsp;|&#160;)+/g, ' ')
    .trim();
}

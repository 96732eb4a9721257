import type { Tour } from '../schema/tour.ts';

/** The URLs of a tour's gallery, or of its main picture if the gallery is empty. */
export function tourPictures({ gallery, image_url }: Tour): string[] {
  if (gallery.length > 0) return gallery;
  return image_url === undefined ? [] : [image_url];
}

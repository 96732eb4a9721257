import type { Tour } from '../schema/tour.ts';
import { idToString } from '../schema/wire-values.ts';

/** The identifier of a tour in routes and requests: its slug, or its id if it has none. */
export function tourRef({ slug, id }: Tour): string {
  return slug ?? idToString(id);
}

/** The category in the route to a tour whose own category is unknown. */
export const defaultCategory = 'tours';

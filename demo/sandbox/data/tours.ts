import type { Texts } from './languages.ts';

export interface TourCategory {
  slug: string;
  name: Texts;
}

/** Nothing is sold here yet: lists are empty, and a cart line of a tour has no rate to refer to. */
export const tourCategories: TourCategory[] = [];

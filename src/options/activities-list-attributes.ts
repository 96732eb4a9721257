import { attribute, type OptionsOf } from './attribute.ts';
import { flag, text, wholeNumber } from './attribute-parsers.ts';
import { commonAttributes, handOffAttributes } from './attributes.ts';

export const activitiesListAttributes = {
  ...commonAttributes,
  ...handOffAttributes,
  /** The slug of a category. Defaults to all. */
  category: attribute(text),
  /** The id of a destination. Defaults to all. */
  destination: attribute(text),
  /** Shows only the activities that the company features. */
  featured: attribute(flag, false),
  /** The maximum number of cards, from 1 to 50. */
  limit: attribute(wholeNumber({ min: 1, max: 50 })),
};

export type ActivitiesListOptions = OptionsOf<typeof activitiesListAttributes>;

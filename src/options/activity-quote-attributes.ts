import { attribute, type OptionsOf } from './attribute.ts';
import { text } from './attribute-parsers.ts';
import { commonAttributes, handOffAttributes } from './attributes.ts';

export const activityQuoteAttributes = {
  ...commonAttributes,
  ...handOffAttributes,
  /** The slug or id of the activity; required. */
  activity: attribute(text),
  /** The slug of the category that the activity is shown in. */
  category: attribute(text),
  /** The id of the rate that is selected initially. */
  rate: attribute(text),
};

export type ActivityQuoteOptions = OptionsOf<typeof activityQuoteAttributes>;

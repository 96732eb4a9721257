import { handOverOptions } from './hand-over-attributes.ts';
import type { ActivitiesListOptions } from '../src/schema/element-options.ts';
import { commonOptions, none, type OptionTable } from './attributes.ts';
import { flag, text, wholeNumber } from './attribute-rules.ts';

export const activitiesListOptions: OptionTable<ActivitiesListOptions> = {
  ...commonOptions,
  ...handOverOptions,
  category: { rule: text, otherwise: none },
  destination: { rule: text, otherwise: none },
  featured: { rule: flag, otherwise: () => false },
  limit: { rule: wholeNumber(1, 50), otherwise: none },
};

import { handOverOptions } from './hand-over-attributes.ts';
import type { ActivityQuoteOptions } from '../src/schema/element-options.ts';
import { commonOptions, none, type OptionTable } from './attributes.ts';
import { text } from './attribute-rules.ts';

export const activityQuoteOptions: OptionTable<ActivityQuoteOptions> = {
  ...commonOptions,
  ...handOverOptions,
  activity: { rule: text, otherwise: none },
  category: { rule: text, otherwise: none },
  rate: { rule: text, otherwise: none },
};

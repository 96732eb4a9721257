import { activitiesListAttributes } from './activities-list-attributes.ts';
import { activityQuoteAttributes } from './activity-quote-attributes.ts';
import { engineAttributes } from './engine-attributes.ts';
import { transfersBoxAttributes } from './transfers-box-attributes.ts';

/** All tables, for code that covers all elements; an element only needs its own. */
export const attributesByTag = {
  'booking-engine': engineAttributes,
  'transfers-box': transfersBoxAttributes,
  'activities-list': activitiesListAttributes,
  'activity-quote': activityQuoteAttributes,
};

export type Tag = keyof typeof attributesByTag;

import { activitiesListAttributes } from './activities-list-attributes.ts';
import { activityQuoteAttributes } from './activity-quote-attributes.ts';
import { engineAttributes } from './engine-attributes.ts';
import { transfersBoxAttributes } from './transfers-box-attributes.ts';

/** The tables of all elements. The chunk of a view imports only the table of its element, to stay small. */
export const attributesByTag = {
  'booking-engine': engineAttributes,
  'transfers-box': transfersBoxAttributes,
  'activities-list': activitiesListAttributes,
  'activity-quote': activityQuoteAttributes,
};

export type Tag = keyof typeof attributesByTag;

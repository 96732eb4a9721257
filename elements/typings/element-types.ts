import type { ActivitiesListOptions } from '../../src/options/activities-list-attributes.ts';
import type { ActivityQuoteOptions } from '../../src/options/activity-quote-attributes.ts';
import type { EngineOptions } from '../../src/options/engine-attributes.ts';
import type { TransfersBoxOptions } from '../../src/options/transfers-box-attributes.ts';
import type { ActivitiesList } from '../activities-list.ts';
import type { ActivityQuote } from '../activity-quote.ts';
import type { BookingEngine } from '../booking-engine.ts';
import type { TransfersBox } from '../transfers-box.ts';

/** Each tag with the name of its component, its options and its class. */
export interface ElementTypes {
  'booking-engine': { name: 'BookingEngine'; options: EngineOptions; element: BookingEngine };
  'transfers-box': { name: 'TransfersBox'; options: TransfersBoxOptions; element: TransfersBox };
  'activities-list': { name: 'ActivitiesList'; options: ActivitiesListOptions; element: ActivitiesList };
  'activity-quote': { name: 'ActivityQuote'; options: ActivityQuoteOptions; element: ActivityQuote };
}

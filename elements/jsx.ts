import type {
  ActivitiesListOptions,
  ActivityQuoteOptions,
  EngineOptions,
  TransfersBoxOptions,
} from '../src/schema/element-options.ts';
import type { ActivitiesList } from './activities-list.ts';
import type { ActivityQuote } from './activity-quote.ts';
import type { BookingEngine } from './booking-engine.ts';
import type { ElementAttributes } from './element-props.ts';
import type { ReactProps } from './react-props.ts';
import type { TransfersBox } from './transfers-box.ts';

/** Our tags as they may stand in JSX without a component of their own. */
export interface BookingTags {
  'booking-engine': ElementAttributes<EngineOptions> & ReactProps<BookingEngine>;
  'transfers-box': ElementAttributes<TransfersBoxOptions> & ReactProps<TransfersBox>;
  'activities-list': ElementAttributes<ActivitiesListOptions> & ReactProps<ActivitiesList>;
  'activity-quote': ElementAttributes<ActivityQuoteOptions> & ReactProps<ActivityQuote>;
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how React's own map of tags is extended
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the map learns our tags by being extended
    interface IntrinsicElements extends BookingTags {}
  }
}

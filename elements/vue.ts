import type { HTMLAttributes } from 'vue';
import type {
  ActivitiesListOptions,
  ActivityQuoteOptions,
  EngineOptions,
  TransfersBoxOptions,
} from '../src/schema/element-options.ts';
import type { ActivitiesList } from './activities-list.ts';
import type { ActivityQuote } from './activity-quote.ts';
import type { BookingEngine } from './booking-engine.ts';
import type { ElementProps } from './element-props.ts';
import type { TransfersBox } from './transfers-box.ts';

type Component<Options, Element> = new () => Element & {
  $props: ElementProps<Options> & HTMLAttributes;
};

/** Our tags as they may stand in a Vue template. */
export interface BookingComponents {
  BookingEngine: Component<EngineOptions, BookingEngine>;
  TransfersBox: Component<TransfersBoxOptions, TransfersBox>;
  ActivitiesList: Component<ActivitiesListOptions, ActivitiesList>;
  ActivityQuote: Component<ActivityQuoteOptions, ActivityQuote>;
  'booking-engine': Component<EngineOptions, BookingEngine>;
  'transfers-box': Component<TransfersBoxOptions, TransfersBox>;
  'activities-list': Component<ActivitiesListOptions, ActivitiesList>;
  'activity-quote': Component<ActivityQuoteOptions, ActivityQuote>;
}

declare module 'vue' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the map learns our tags by being extended
  interface GlobalComponents extends BookingComponents {}
}

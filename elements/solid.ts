import type { JSX } from 'solid-js';
import type {
  ActivitiesListOptions,
  ActivityQuoteOptions,
  EngineOptions,
  TransfersBoxOptions,
} from '../src/schema/element-options.ts';
import type { ActivitiesList } from './activities-list.ts';
import type { ActivityQuote } from './activity-quote.ts';
import type { BookingEngine } from './booking-engine.ts';
import type { ElementAttributes, ElementProps } from './element-props.ts';
import type { BookingEventMap } from './events.ts';
import type { TransfersBox } from './transfers-box.ts';

/** As Solid writes listeners of events that are not the browser's own. */
type Listeners = {
  [Name in keyof BookingEventMap as `on:${Name}`]?: (event: BookingEventMap[Name]) => void;
};

type Own<Options> = ElementAttributes<Options> & Pick<ElementProps<Options>, 'labels'> & Listeners;

type Tag<Options, Element> = Own<Options> & Omit<JSX.HTMLAttributes<Element>, keyof Own<Options>>;

/** Our tags as they may stand in Solid's JSX. */
export interface BookingTags {
  'booking-engine': Tag<EngineOptions, BookingEngine>;
  'transfers-box': Tag<TransfersBoxOptions, TransfersBox>;
  'activities-list': Tag<ActivitiesListOptions, ActivitiesList>;
  'activity-quote': Tag<ActivityQuoteOptions, ActivityQuote>;
}

declare module 'solid-js' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how Solid's own map of tags is extended
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the map learns our tags by being extended
    interface IntrinsicElements extends BookingTags {}
  }
}

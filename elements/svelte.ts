import type { HTMLAttributes } from 'svelte/elements';
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

/** As Svelte 4 writes listeners. */
type Directives = {
  [Name in keyof BookingEventMap as `on:${Name}`]?: (event: BookingEventMap[Name]) => void;
};

type Own<Options> = ElementAttributes<Options> & Pick<ElementProps<Options>, 'labels'> & Directives;

type Tag<Options, Element extends EventTarget> = Own<Options> &
  Omit<HTMLAttributes<Element>, keyof Own<Options>>;

/** Our tags as they may stand in a Svelte component. */
export interface BookingTags {
  'booking-engine': Tag<EngineOptions, BookingEngine>;
  'transfers-box': Tag<TransfersBoxOptions, TransfersBox>;
  'activities-list': Tag<ActivitiesListOptions, ActivitiesList>;
  'activity-quote': Tag<ActivityQuoteOptions, ActivityQuote>;
}

declare module 'svelte/elements' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the map learns our tags by being extended
  interface SvelteHTMLElements extends BookingTags {}
}

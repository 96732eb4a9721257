import type { ActivityQuoteOptions } from '../src/options/activity-quote-attributes.ts';
import { activityQuoteAttributeNames } from '../src/options/attribute-lists.ts';
import { bookingElement } from './core/booking-element.ts';
import type { ElementClass, ElementWith } from './core/element-class.ts';

/**
 * `<activity-quote>`: the quote box of one tour; its cart is in a `<booking-engine>`.
 *
 * @example <activity-quote api-base="https://api.example.com/widget" activity="taco-walk"><a href="https://book.example.com/activities">All tours</a></activity-quote>
 */
export interface ActivityQuote extends ElementWith<ActivityQuoteOptions> {
  /** Refetches the data. */
  refresh(): void;
}

export const ActivityQuote: ElementClass<ActivityQuote> = bookingElement({
  attributes: activityQuoteAttributeNames,
  methods: ['refresh'],
  reservedHeight: '640px',
  preferredWidth: '480px',
  load: async () => (await import('./views/tours-module.ts')).activityQuote,
});

declare global {
  interface HTMLElementTagNameMap {
    'activity-quote': ActivityQuote;
  }
}

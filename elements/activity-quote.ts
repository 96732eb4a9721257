import type { ActivityQuoteOptions } from '../src/options/activity-quote-attributes.ts';
import { activityQuoteNames } from '../src/options/name-lists.ts';
import { bookingElement, controllerOf } from './core/booking-element.ts';

const Base = bookingElement<ActivityQuoteOptions>({
  attributes: activityQuoteNames,
  reserved: '640px',
  load: () => import('./views/activity-quote.ts'),
});

/**
 * `<activity-quote>`: the quote box of one tour; its cart is shown by a `<booking-engine>`.
 *
 * @example <activity-quote api-base="https://api.example.com/widget" activity="taco-walk"><a href="https://book.example.com/activities">All tours</a></activity-quote>
 */
export class ActivityQuote extends Base {
  /** Refetches the data. */
  refresh(): void {
    controllerOf(this).call('refresh');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'activity-quote': ActivityQuote;
  }
}

import type { ActivityQuoteOptions } from '../src/schema/element-options.ts';
import { handOverAttributes } from './attribute-names.ts';
import { bookingElement, shellOf } from './booking-element.ts';

const Base = bookingElement<ActivityQuoteOptions>({
  attributes: `${handOverAttributes} activity category rate`,
  reserved: '640px',
  load: () => import('./views/activity-quote.ts'),
});

/**
 * `<activity-quote>`: the quote box of one tour; its cart is shown by a `<booking-engine>`.
 *
 * @example <activity-quote api-base="https://api.example.com/widget" activity="taco-walk"><a href="https://book.example.com/activities">All tours</a></activity-quote>
 */
export class ActivityQuote extends Base {
  /** Asks the provider anew. */
  refresh(): void {
    shellOf(this).call('refresh');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'activity-quote': ActivityQuote;
  }
}

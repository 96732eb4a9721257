import type { ActivitiesListOptions } from '../src/schema/element-options.ts';
import { handOverAttributes } from './attribute-names.ts';
import { bookingElement, shellOf } from './booking-element.ts';

const Base = bookingElement<ActivitiesListOptions>({
  attributes: `${handOverAttributes} category destination featured limit`,
  reserved: '420px',
  load: () => import('./views/activities-list.ts'),
});

/**
 * `<activities-list>`: tours as cards; a tour is shown by a `<booking-engine>`.
 *
 * @example <activities-list api-base="https://api.example.com/widget" category="water" limit="3"><a href="https://book.example.com/activities">All tours</a></activities-list>
 */
export class ActivitiesList extends Base {
  /** Asks the provider anew. */
  refresh(): void {
    shellOf(this).call('refresh');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'activities-list': ActivitiesList;
  }
}

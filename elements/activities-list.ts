import type { ActivitiesListOptions } from '../src/options/activities-list-attributes.ts';
import { activitiesListNames } from '../src/options/name-lists.ts';
import { bookingElement, controllerOf } from './core/booking-element.ts';

const Base = bookingElement<ActivitiesListOptions>({
  attributes: activitiesListNames,
  reserved: '420px',
  load: () => import('./views/activities-list.ts'),
});

/**
 * `<activities-list>`: tours as cards; a tour is shown by a `<booking-engine>`.
 *
 * @example <activities-list api-base="https://api.example.com/widget" category="water" limit="3"><a href="https://book.example.com/activities">All tours</a></activities-list>
 */
export class ActivitiesList extends Base {
  /** Refetches the data. */
  refresh(): void {
    controllerOf(this).call('refresh');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'activities-list': ActivitiesList;
  }
}

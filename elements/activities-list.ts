import type { ActivitiesListOptions } from '../src/options/activities-list-attributes.ts';
import { activitiesListAttributeNames } from '../src/options/attribute-lists.ts';
import { bookingElement } from './core/booking-element.ts';
import type { ElementClass, ElementWith } from './core/element-class.ts';

/**
 * `<activities-list>`: tours as cards; a tour opens in a `<booking-engine>`.
 *
 * @example <activities-list api-base="https://api.example.com/widget" category="water" limit="3"><a href="https://book.example.com/activities">All tours</a></activities-list>
 */
export interface ActivitiesList extends ElementWith<ActivitiesListOptions> {
  /** Refetches the data. */
  refresh(): void;
}

export const ActivitiesList: ElementClass<ActivitiesList> = bookingElement({
  attributes: activitiesListAttributeNames,
  methods: ['refresh'],
  reservedHeight: '420px',
  load: async () => (await import('./views/tours-module.ts')).activitiesList,
});

declare global {
  interface HTMLElementTagNameMap {
    'activities-list': ActivitiesList;
  }
}

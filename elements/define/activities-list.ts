import { defineElement } from './define-element.ts';
import { ActivitiesList } from '../activities-list.ts';

// These declare the types of the tag and its events for the whole project.
export type { ActivitiesList };
export type { BookingEventMap } from '../core/events/booking-events.ts';

defineElement('activities-list', ActivitiesList);

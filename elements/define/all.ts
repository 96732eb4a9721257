import { defineAll } from './define-all.ts';

// These declare the types of the tags and events for the whole project.
export type { ActivitiesList } from '../activities-list.ts';
export type { ActivityQuote } from '../activity-quote.ts';
export type { BookingEngine } from '../booking-engine.ts';
export type { BookingEventMap } from '../core/events/booking-events.ts';
export type { TransfersBox } from '../transfers-box.ts';

defineAll();

import { defineElement } from './define-element.ts';
import { BookingEngine } from '../booking-engine.ts';

// These declare the types of the tag and its events for the whole project.
export type { BookingEngine };
export type { BookingEventMap } from '../core/events/booking-events.ts';

defineElement('booking-engine', BookingEngine);

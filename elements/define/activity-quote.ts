import { defineElement } from './define-element.ts';
import { ActivityQuote } from '../activity-quote.ts';

// These declare the types of the tag and its events for the whole project.
export type { ActivityQuote };
export type { BookingEventMap } from '../core/events/booking-events.ts';

defineElement('activity-quote', ActivityQuote);

import { defineElement } from './define-element.ts';
import { TransfersBox } from '../transfers-box.ts';

// These declare the types of the tag and its events for the whole project.
export type { TransfersBox };
export type { BookingEventMap } from '../core/events/booking-events.ts';

defineElement('transfers-box', TransfersBox);

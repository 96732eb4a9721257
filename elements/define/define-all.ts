import { ActivitiesList } from '../activities-list.ts';
import { ActivityQuote } from '../activity-quote.ts';
import { BookingEngine } from '../booking-engine.ts';
import { TransfersBox } from '../transfers-box.ts';
import { defineElement } from './define-element.ts';

/** Defines all elements, each under its own tag. */
export function defineAll(): void {
  defineElement('booking-engine', BookingEngine);
  defineElement('transfers-box', TransfersBox);
  defineElement('activities-list', ActivitiesList);
  defineElement('activity-quote', ActivityQuote);
}

import { ActivitiesList } from '../activities-list.ts';
import { ActivityQuote } from '../activity-quote.ts';
import { BookingEngine } from '../booking-engine.ts';
import { defineElement } from './define-element.ts';
import { TransfersBox } from '../transfers-box.ts';
import { fillStrippedTags } from './fill-stripped-tags.ts';

/** The entry of the script for pages: defines the four tags, and restores those that an editor has stripped. */
export function defineAll(): void {
  defineElement('booking-engine', BookingEngine);
  defineElement('transfers-box', TransfersBox);
  defineElement('activities-list', ActivitiesList);
  defineElement('activity-quote', ActivityQuote);
  fillStrippedTags();
}

import { ActivitiesList } from '../activities-list.ts';
import { ActivityQuote } from '../activity-quote.ts';
import { BookingEngine } from '../booking-engine.ts';
import { defineElement } from './define-element.ts';
import { TransfersBox } from '../transfers-box.ts';

/** All elements; unlike the script for pages, this does not look for stripped tags. */
defineElement('booking-engine', BookingEngine);
defineElement('transfers-box', TransfersBox);
defineElement('activities-list', ActivitiesList);
defineElement('activity-quote', ActivityQuote);

import { BookingEngine } from './booking-engine.ts';
import { defineElement } from './define-element.ts';
import { TransfersBox } from './transfers-box.ts';
import { watchPlaceholders } from './watch-placeholders.ts';

defineElement('booking-engine', BookingEngine);
defineElement('transfers-box', TransfersBox);
watchPlaceholders();

import { BookingEngine } from '../booking-engine.ts';
import { defineElement } from './define-element.ts';

defineElement('booking-engine', BookingEngine);

import { ActivityQuote } from '../activity-quote.ts';
import { defineElement } from './define-element.ts';

defineElement('activity-quote', ActivityQuote);

import { defineAll } from './define/define-all.ts';
import { fillStrippedTags } from './define/fill-stripped-tags.ts';

/** Defines all elements: the script in one file, `booking.bundle.js`, which the hosted page imports as well. */
defineAll();
fillStrippedTags();

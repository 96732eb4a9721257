import { defineAll } from './define/define-all.ts';
import { fillStrippedTags } from './define/fill-stripped-tags.ts';

/** The script for pages in one file: `booking.bundle.js`. */
defineAll();
fillStrippedTags();

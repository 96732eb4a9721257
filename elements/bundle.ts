import { defineAll } from './define/define-all.ts';
import { fillStrippedTags } from './define/fill-stripped-tags.ts';
import { openLinks } from './define/open-links.ts';

// `booking.bundle.js`: all elements with their views in one file. The hosted page and `npm run dev` import this file, too.
defineAll();
fillStrippedTags();
void openLinks();

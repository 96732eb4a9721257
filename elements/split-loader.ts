import { defineAll } from './define-all.ts';

/**
 * `booking.js`, the script with chunks. Optimisers and editors drop its `type="module"`, and a classic script from another
 * site may not import what lies beside it: it imports itself. Where it was joined with others, or written into the page,
 * those would run twice: it is left alone.
 */
const src = String((document.currentScript as HTMLScriptElement | null)?.src);
if (/booking\.js/.test(src)) void import(/* @vite-ignore */ src);
else defineAll();

import { defineAll } from './define/define-all.ts';

/**
 * `booking.js`, the script with chunks. Optimisers and editors drop its `type="module"`, and a cross-origin classic
 * script cannot import relative URLs, so it imports itself. If it was concatenated with other scripts or inlined, those
 * would run twice, so it is left alone.
 */
const src = String((document.currentScript as HTMLScriptElement | null)?.src);
if (/booking\.js/.test(src)) void import(/* @vite-ignore */ src);
else defineAll();

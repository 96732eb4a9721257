import { defineAll } from './define/define-all.ts';
import { fillStrippedTags } from './define/fill-stripped-tags.ts';

/**
 * The script for pages with chunks: `booking.js`. Optimisers and editors drop its `type="module"`, and a cross-origin classic
 * script cannot import relative URLs, so it then imports itself as a module. Classic code that other scripts were
 * concatenated with, or that was inlined, would run twice, so it is left alone.
 */
const classicUrl = String((document.currentScript as HTMLScriptElement | null)?.src);
if (/booking\.js/.test(classicUrl)) void import(/* @vite-ignore */ classicUrl);
else {
  defineAll();
  fillStrippedTags();
}

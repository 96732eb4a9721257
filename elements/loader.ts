import { defineAll } from './define/define-all.ts';
import { fillStrippedTags } from './define/fill-stripped-tags.ts';
import { openLinks } from './define/open-links.ts';

// `booking.js`: all elements, whose views are chunks that load when they are needed. Optimisers and editors drop the tag's
// `type="module"`, and a cross-origin classic script cannot import relative URLs, so it then imports itself as a module. It
// only does so under its own file name: in a file with other scripts, those would run twice.
const classicUrl = (document.currentScript as HTMLScriptElement | null)?.src ?? '';
if (/^[^?#]*\/booking\.js/.test(classicUrl)) void import(/* @vite-ignore */ classicUrl);
else {
  defineAll();
  fillStrippedTags();
  void openLinks();
}

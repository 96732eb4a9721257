/** What the loader imports on the few pages that need it: one file name is shorter than two. */
export { fillStrippedTags } from './fill-stripped-tags.ts';
export { warnUndefined } from './version-conflict.ts';

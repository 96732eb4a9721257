/** What the loader fetches on the few pages that need it: one name is shorter than two. */
export { fillPlaceholders } from './fill-placeholders.ts';
export { tellVersionConflict } from './version-conflict.ts';

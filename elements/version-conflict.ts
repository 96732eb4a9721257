import { reportError } from './report-error.ts';

/** Tells the page's author that this script comes second and is not used. */
export function tellVersionConflict(
  tag: string,
  first: { version?: string },
  second: { version: string },
): void {
  console.warn(`[${tag}] is already defined by version ${first.version}; ${second.version} is not used`);
  reportError(document.querySelector(tag) ?? document, 'version-conflict', 'start', false);
}

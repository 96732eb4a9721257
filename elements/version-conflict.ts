import { registry } from '../src/platform/registry.ts';
import { reportError } from './report-error.ts';

let isTold = false;

/** Tells the page's author, once for all tags, that this script comes second and is not used. */
export function tellVersionConflict(
  tag: string,
  first: { version?: string },
  second: { version: string },
): void {
  if (isTold) return;
  isTold = true;
  console.warn(`[${tag}] is already defined by version ${first.version}; ${second.version} is not used`);
  const [element] = registry().elements;
  reportError(element?.host ?? document, {
    v: 1,
    code: 'version-conflict',
    phase: 'start',
    retryable: false,
  });
}

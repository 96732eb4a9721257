import { registry } from '../../src/platform/registry.ts';
import { reportError } from '../core/report-error.ts';

let hasWarned = false;

/** Warns the page's author, once for all tags, that this script comes second and is ignored. */
export function warnVersionConflict(tag: string, second: { version: string }): void {
  if (hasWarned) return;
  hasWarned = true;
  const first = customElements.get(tag) as { version?: string } | undefined;
  console.warn(
    `[${tag}] is already defined by version ${first?.version}; version ${second.version} is ignored`,
  );
  const [element] = registry().elements;
  reportError(element?.host ?? document, {
    v: 1,
    code: 'version-conflict',
    phase: 'start',
    retryable: false,
  });
}

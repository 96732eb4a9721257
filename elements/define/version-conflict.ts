import { registry } from '../../src/platform/registry.ts';
import { describeReplacedNatives } from '../../src/platform/natives/replaced-natives.ts';
import { reportError } from '../core/errors/report-error.ts';

/**
 * Warns the page's author, once for all tags, that this script was loaded second and is ignored, or why it defines nothing.
 */
export function warnUndefined(tag: string, second: { version: string }, error: unknown): void {
  const page = registry();
  if (page.hasWarned) return;
  page.hasWarned = true;
  if (definitions()?.get(tag)) warnVersionConflict(tag, second);
  else {
    console.error(`[${tag}] could not be defined on this page.`, error, describeReplacedNatives());
    reportError(document, { v: 1, code: 'config', phase: 'start', retryable: false });
  }
}

/** A page may have removed them. */
const definitions = () => (globalThis as { customElements?: CustomElementRegistry }).customElements;

function warnVersionConflict(tag: string, second: { version: string }): void {
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

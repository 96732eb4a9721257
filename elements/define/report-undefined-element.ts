import { describeReplacedNatives } from '../../src/platform/natives/describe-replaced-natives.ts';
import { registry } from '../../src/platform/registry.ts';
import { reportError } from '../core/errors/report-error.ts';

/**
 * Tells the page's author, once for all tags, why this script has not defined an element: another copy of the script was
 * loaded first, or something on the page prevents it.
 */
export function reportUndefinedElement(tag: string, elementClass: { version: string }, error: unknown): void {
  const page = registry();
  if (page.hasWarned) return;
  page.hasWarned = true;
  // A page may have removed the browser's own registry.
  const { customElements: definitions } = globalThis as { customElements?: CustomElementRegistry };
  const firstClass = definitions?.get(tag) as { version?: string } | undefined;
  if (firstClass) {
    page.ignoredVersion = elementClass.version;
    reportVersionConflict(tag, firstClass.version, elementClass.version);
    return;
  }
  console.error(`[${tag}] could not be defined on this page.`, error, describeReplacedNatives());
  reportError(document, { code: 'config', phase: 'start', retryable: false });
}

function reportVersionConflict(
  tag: string,
  definedVersion: string | undefined,
  ignoredVersion: string,
): void {
  console.warn(
    `[${tag}] is already defined by version ${definedVersion}; version ${ignoredVersion} is ignored`,
  );
  const [element] = registry().elements;
  reportError(element?.host ?? document, {
    code: 'version-conflict',
    phase: 'start',
    retryable: false,
  });
}

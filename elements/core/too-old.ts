import { replacedByPage } from '../../src/platform/natives/replaced-by-page.ts';
import { reportError } from './report-error.ts';

/** The element's own children stay, and the page is notified. */
export function giveUp(host: HTMLElement, handBack: () => void): void {
  handBack();
  const said = `[${host.localName}] This browser is not supported; showing the fallback content.`;
  // Unless it is the page that has taken away what is missing.
  console.error(said, replacedByPage());
  reportError(host, { v: 1, code: 'network', phase: 'load', retryable: false });
}

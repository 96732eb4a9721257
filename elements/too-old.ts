import { reportError } from './report-error.ts';

/** The element's own children stay, and the page is told. */
export function giveUp(host: HTMLElement, handBack: () => void): void {
  handBack();
  console.error(`[${host.localName}] This browser is too old; the element's own children are shown.`);
  reportError(host, { v: 1, code: 'network', phase: 'load', retryable: false });
}

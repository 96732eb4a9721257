import { reportError } from './report-error.ts';

/** The element's own children stay, and the page is notified. */
export function giveUp(host: HTMLElement, handBack: () => void): void {
  handBack();
  console.error(`[${host.localName}] This browser is not supported; showing the fallback content.`);
  reportError(host, { v: 1, code: 'network', phase: 'load', retryable: false });
}

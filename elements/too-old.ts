import { reportError } from './report-error.ts';
import type { Surroundings } from './view-module.ts';

/** The element's own children stay, and the page is told. What waits for the view to be drawn waits for ever. */
export function giveUp({ host, fail }: Pick<Surroundings, 'host' | 'fail'>): Promise<never> {
  fail();
  console.error(`[${host.localName}] This browser is too old; the element's own children are shown.`);
  reportError(host, { v: 1, code: 'network', phase: 'load', retryable: false });
  return new Promise(() => undefined);
}

import { registry } from '../src/platform/registry.ts';
import { guessLanguage } from './language-guess.ts';
import type { ReadOption } from './options-source.ts';

/**
 * Asks for the company's settings while the view's code is still on its way; the provider client finds the answer in
 * the page's registry and uses it once. Asks once a page for each address; not in a preview nor for a development host,
 * whose flags the client knows to send.
 */
export function prefetchSettings(apiBase: unknown, read: ReadOption): void {
  const { prefetched } = registry();
  const url = `${String(apiBase).replace(/\/+$/, '')}/settings?lang=${guessLanguage(read)}`;
  if (read('preview') || read('development-host') || /[?&]preview/.test(location.search)) return;
  if (!/^https?:/.test(url) || prefetched.has(url)) return;
  const answer = fetch(url, request);
  // Whoever uses the answer handles its failure; if nobody does, it must not surface on the host page.
  answer.catch(() => undefined);
  prefetched.set(url, answer);
}

/** On a null prototype: a host page may have added enumerable keys to `Object.prototype`. */
const request = {
  __proto__: null,
  headers: { Accept: 'application/json' },
  credentials: 'omit',
} as RequestInit;

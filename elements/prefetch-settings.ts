import { registry } from '../src/platform/registry.ts';
import { guessLanguage } from './language-guess.ts';
import type { ReadOption } from './options-source.ts';
import { pageFlag } from './page-query.ts';

/**
 * Asks for the company's settings while the view's code is still on its way; the provider client finds the answer in
 * the page's registry and uses it once. Asks once a page for each address, and not for a development host, whose
 * header the client knows to send.
 */
export function prefetchSettings(apiBase: unknown, read: ReadOption): void {
  const { prefetched } = registry();
  const base = String(apiBase);
  const preview = (read('preview') ?? pageFlag('preview')) === true;
  const url = `${base.replace(/\/+$/, '')}/settings?lang=${guessLanguage(read)}${preview ? '&preview=1' : ''}`;
  if (!/^https?:/.test(base) || read('development-host') || prefetched.has(url)) return;
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

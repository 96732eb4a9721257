import { registry } from '../src/platform/registry.ts';
import { guessLanguage } from './language-guess.ts';
import type { ReadOption } from './options-source.ts';

/**
 * Asks for the company's settings, and for what else an element is sure to need, while the view's code is still on its
 * way; the provider client finds the answers in the page's registry and uses each once. Asks once a page for each
 * address; not in a preview nor for a development host, whose flags the client knows to send.
 */
export function prefetchAnswers(apiBase: unknown, read: ReadOption, paths: readonly string[]): void {
  if (read('preview') || read('development-host') || /[?&]preview/.test(location.search)) return;
  const { prefetched } = registry();
  for (const path of [`settings?lang=${guessLanguage(read)}`, ...paths]) {
    const url = `${String(apiBase).replace(/\/+$/, '')}/${path}`;
    if (!/^https?:/.test(url) || prefetched.has(url)) continue;
    const answer = fetch(url, request);
    // Whoever uses the answer handles its failure; if nobody does, it must not surface on the host page.
    answer.catch(() => undefined);
    prefetched.set(url, answer);
  }
}

/** On a null prototype: a host page may have added enumerable keys to `Object.prototype`. */
const request = {
  __proto__: null,
  headers: { Accept: 'application/json' },
  credentials: 'omit',
} as RequestInit;

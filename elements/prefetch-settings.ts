import { registry } from '../src/platform/registry.ts';
import { guessLanguage } from './language-guess.ts';
import type { ReadOption } from './options-source.ts';
import { pageFlag } from './page-query.ts';

const asked = new Set<string>();

/**
 * Asks for the company's settings while the view's code is still on its way; the provider client finds the answer in
 * the page's registry and uses it once. Asks once a page for each address.
 */
export function prefetchSettings(apiBase: unknown, read: ReadOption): void {
  const base = String(apiBase);
  const preview = (read('preview') ?? pageFlag('preview')) === true;
  const url = `${base.replace(/\/+$/, '')}/settings?lang=${guessLanguage(read)}${preview ? '&preview=1' : ''}`;
  if (!/^https?:/.test(base) || asked.has(url)) return;
  asked.add(url);
  const answer = fetch(url, requestInit(read('development-host')));
  // Whoever uses the answer handles its failure; if nobody does, it must not surface on the host page.
  answer.catch(() => undefined);
  registry().prefetched.set(url, answer);
}

/** On a null prototype: a host page may have added enumerable keys to `Object.prototype`. */
function requestInit(developmentHost: unknown): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (developmentHost) headers['X-Development-Host'] = developmentHost as string;
  return { __proto__: null, headers, credentials: 'omit' } as RequestInit;
}

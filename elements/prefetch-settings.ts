import { registry } from '../src/platform/registry.ts';
import { normalApiBase } from './api-base.ts';
import { guessLanguage } from './language-guess.ts';
import { pageFlag } from './page-query.ts';
import type { RawOptions } from './raw-options.ts';

const asked = new Set<string>();

/**
 * Asks for the company's settings while the view's code is still on its way; the provider client finds the answer in
 * the page's registry and uses it once. Asks once a page for each address.
 */
export function prefetchSettings(apiBase: unknown, raw: RawOptions): void {
  const base = normalApiBase(apiBase);
  if (!base) return;
  const preview = raw.read('preview') === true || pageFlag('preview') ? '&preview=1' : '';
  const url = `${base}/settings?lang=${guessLanguage(raw)}${preview}`;
  if (asked.has(url)) return;
  asked.add(url);
  const answer = fetch(url, requestInit(raw.read('development-host')));
  // Whoever uses the answer handles its failure; if nobody does, it must not surface on the host page.
  answer.catch(() => undefined);
  registry().prefetched.set(url, answer);
}

/** On a null prototype: a host page may have added enumerable keys to `Object.prototype`. */
function requestInit(developmentHost: unknown): RequestInit {
  const headers = new Headers();
  headers.set('Accept', 'application/json');
  if (typeof developmentHost === 'string' && developmentHost)
    headers.set('X-Development-Host', developmentHost);
  return Object.assign(Object.create(null) as RequestInit, {
    method: 'GET',
    headers,
    credentials: 'omit',
  } satisfies RequestInit);
}

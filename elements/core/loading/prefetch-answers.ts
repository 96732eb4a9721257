import { pageFetch } from '../../../src/platform/page/page-fetch.ts';
import type { Registry } from '../../../src/platform/registry.ts';
import { wireLanguageOf, type Language } from '../../../src/schema/language.ts';
import type { ReadOption } from '../../../src/options/raw-value.ts';
import { requestOptions } from '../../../src/lib/own-options.ts';

/**
 * Requests what an element will need while the view's code is loading: paths below `api-base`. The provider client takes the
 * answers from the page's registry and uses each once. Each URL is requested once per page. Not for previews or development
 * hosts, whose headers only the client can send.
 */
export function prefetchAnswers(
  { prefetched, elements }: Registry,
  apiBase: unknown,
  read: ReadOption,
  paths: readonly string[],
): void {
  if (read('preview') || read('development-host') || /[?&]preview/.test(location.search)) return;
  // A view has already requested them.
  if ([...elements].some(({ view }) => view)) return;
  for (const path of paths) {
    const url = `${String(apiBase).replace(/\/+$/, '')}/${path}`;
    if (!/^https?:/.test(url) || prefetched.has(url)) continue;
    const answer = pageFetch(url, request());
    // Whoever uses the answer handles its failure; if nobody does, it must not surface on the host page.
    answer.catch(() => undefined);
    prefetched.set(url, answer);
  }
}

/** The requests that the view of an element starts with. */
export function answersNeeded(tag: string, read: ReadOption, language: Language): string[] {
  const settings = `settings?lang=${wireLanguageOf(language)}`;
  const hasAirports = tag === 'transfers-box' && !/p2p/i.test(String(read('mode')));
  return hasAirports ? [settings, 'transfers/airports'] : [settings];
}

const request = () =>
  requestOptions({ method: 'GET', headers: { Accept: 'application/json' }, credentials: 'omit' });

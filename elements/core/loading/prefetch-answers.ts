import { requestOptions } from '../../../src/lib/request-options.ts';
import { commonAttributes } from '../../../src/options/attributes.ts';
import { parseOptions } from '../../../src/options/parse-options.ts';
import type { ReadOption } from '../../../src/options/raw-value.ts';
import { presetAttributes } from '../../../src/options/trip-attributes.ts';
import { pageFetch } from '../../../src/platform/page/page-fetch.ts';
import { registry } from '../../../src/platform/registry.ts';
import { airportsPath, settingsPath } from '../../../src/schema/early-paths.ts';
import { wireLanguageOf } from '../../../src/schema/language.ts';
import { guessLanguage } from '../../../src/storefront/guess-language.ts';

/**
 * Requests what the view of an element starts with while its code is loading. The provider client takes the answers from the
 * page's registry and uses each once; each URL is requested once per page.
 */
export function prefetchAnswers(tag: string, read: ReadOption): void {
  const { prefetched, elements } = registry();
  const { apiBase, preview, developmentHost } = parseOptions(commonAttributes, read);
  // The view reports one that is missing or invalid.
  if (apiBase === undefined) return;
  // Only the client can send the headers of previews and development hosts.
  if (preview || developmentHost !== undefined) return;
  // Once a view is mounted, the code that views share has loaded: the next view soon requests whatever is not cached.
  if ([...elements].some(({ view }) => view)) return;
  for (const path of firstPaths(tag, read)) {
    const url = `${apiBase}${path}`;
    if (prefetched.has(url)) continue;
    const answer = pageFetch(url, requestInit());
    // The client handles a failure; if it never reads the answer, the host page must not see an unhandled rejection.
    answer.catch(() => undefined);
    prefetched.set(url, answer);
  }
}

/** The paths of the answers that an element's view requests first. */
function firstPaths(tag: string, read: ReadOption): string[] {
  const settings = `${settingsPath}?lang=${wireLanguageOf(guessLanguage(read))}`;
  const needsAirports = tag === 'transfers-box' && presetAttributes.mode.parser.parse(read('mode')) !== 'P2P';
  return needsAirports ? [settings, airportsPath] : [settings];
}

function requestInit(): RequestInit {
  return requestOptions({ method: 'GET', headers: { Accept: 'application/json' }, credentials: 'omit' });
}

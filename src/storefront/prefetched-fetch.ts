import { pageFetch } from '../platform/page/page-fetch.ts';
import type { Registry } from '../platform/registry.ts';

/** A `fetch` that uses each prefetched answer once, and sends the request itself if the prefetch failed. */
export function createPrefetchedFetch(prefetched: Registry['prefetched']): typeof fetch {
  return async (input, init) => {
    const url = typeof input === 'string' ? input : '';
    const answer = init?.method === 'GET' ? prefetched.get(url) : undefined;
    if (!answer) return pageFetch(input, init);
    // Not deleted, so that the loader does not prefetch the answer again.
    prefetched.set(url, undefined);
    return answer.catch(() => pageFetch(input, init));
  };
}

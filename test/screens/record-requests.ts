import { nodeFetch } from '../support/node-fetch.ts';

export interface RecordedRequest {
  method: string;
  /** Below the base, without the query. */
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  at: number;
}

export type Overrides = Record<string, (requests: RecordedRequest) => unknown>;

/** A `fetch` that records requests to the provider, and lets a test answer in its place. */
export function recordRequests(apiBase: string, answers: Overrides) {
  const requests: RecordedRequest[] = [];
  const rejected: string[] = [];
  const listening: typeof fetch = async (input, init) => {
    const url = new URL(input as string);
    const request = {
      method: init?.method ?? 'GET',
      path: url.href.slice(apiBase.length).split('?')[0] ?? '',
      query: url.searchParams,
      body: JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Record<string, unknown>,
      at: performance.now(),
    };
    requests.push(request);
    const own = await Promise.resolve(answers[request.path]?.(request));
    if (own !== undefined) return own instanceof Response ? own : Response.json(own);
    const response = await nodeFetch(input, init);
    if (response.status === 422) rejected.push(`${request.path} ${await response.clone().text()}`);
    return response;
  };
  return { fetch: listening, requests, rejected };
}

import type { ApiContext } from '../../src/api/context.ts';

export interface RecordedRequest {
  url: string;
  init: RequestInit;
  headers: Headers;
  /** Empty if none was sent. */
  body: string;
}

/** One turn of the provider: a response, or an error for a lost connection. */
export type Turn = Response | Error | ((requests: RecordedRequest) => Promise<Response>);

/** A provider that plays its turns in order and records requests; the last turn is repeated. */
export function scriptedProvider(...turns: Turn[]) {
  const requests: RecordedRequest[] = [];
  const play: typeof fetch = async (input, init = {}) => {
    const turn = turns[Math.min(requests.length, turns.length - 1)];
    const request = {
      url: typeof input === 'string' ? input : '',
      init,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : '',
    };
    requests.push(request);
    if (turn instanceof Error) throw turn;
    if (typeof turn === 'function') return turn(request);
    return turn ? turn.clone() : new Response('null');
  };
  const context: ApiContext = {
    apiBase: 'https://api.example/widget',
    developmentHost: undefined,
    preview: false,
    lang: 'en',
    currency: 'usd',
    sessionId: 'visit-1',
    fetch: play,
  };
  return { requests, context };
}

export const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
export const text = (body: string, init?: ResponseInit) => new Response(body, init);
export const lostConnection = new TypeError('Failed to fetch');

/** Never answers; fails as `fetch` does when its signal is aborted. */
export const silence = ({ init }: RecordedRequest) =>
  new Promise<Response>((_, reject) => {
    const abort = () => reject(init.signal?.reason as Error);
    if (init.signal?.aborted) abort();
    init.signal?.addEventListener('abort', abort);
  });

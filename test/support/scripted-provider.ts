import type { ApiContext } from '../../src/api/context.ts';

export interface RecordedRequest {
  url: string;
  init: RequestInit;
  headers: Headers;
  /** Empty if none was sent. */
  body: string;
}

/** A response, or an error for a lost connection. */
export type Reply = Response | Error | ((requests: RecordedRequest) => Promise<Response>);

/** A provider that gives these replies in order, repeats the last one, and records requests. */
export function scriptedProvider(...replies: Reply[]) {
  const requests: RecordedRequest[] = [];
  const replyInOrder: typeof fetch = async (input, init = {}) => {
    const reply = replies[Math.min(requests.length, replies.length - 1)];
    const request = {
      url: typeof input === 'string' ? input : '',
      init,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : '',
    };
    requests.push(request);
    if (reply instanceof Error) throw reply;
    if (typeof reply === 'function') return reply(request);
    return reply ? reply.clone() : new Response('null');
  };
  const context: ApiContext = {
    apiBase: 'https://api.example/widget',
    developmentHost: undefined,
    preview: false,
    lang: 'en',
    currency: 'usd',
    sessionId: 'visit-1',
    fetch: replyInOrder,
  };
  return { requests, context };
}

export const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
export const text = (body: string, init?: ResponseInit) => new Response(body, init);
export const lostConnection = new TypeError('Failed to fetch');

/** Never answers; fails as `fetch` does when its signal is aborted. */
export const neverReplies = ({ init }: RecordedRequest) =>
  new Promise<Response>((_, reject) => {
    const abort = () => reject(init.signal?.reason as Error);
    if (init.signal?.aborted) abort();
    init.signal?.addEventListener('abort', abort);
  });

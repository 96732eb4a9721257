import { request } from 'node:http';

/** A `fetch` over Node's HTTP client, because happy-dom's logs every aborted request. */
export const nodeFetch: typeof fetch = (input, init = {}) =>
  new Promise((resolve, reject) => {
    const { signal } = init;
    const abort = () => {
      outgoing.destroy();
      reject(signal?.reason as Error);
    };
    const outgoing = request(
      input as string,
      { method: init.method ?? 'GET', headers: Object.fromEntries(new Headers(init.headers)) },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          signal?.removeEventListener('abort', abort);
          const status = incoming.statusCode ?? 500;
          resolve(new Response(status === 204 ? null : Buffer.concat(chunks).toString(), { status }));
        });
        incoming.on('error', reject);
      },
    );
    outgoing.on('error', () => reject(new TypeError('Failed to fetch')));
    if (signal?.aborted) {
      abort();
      return;
    }
    signal?.addEventListener('abort', abort, { once: true });
    outgoing.end(typeof init.body === 'string' ? init.body : undefined);
  });

import { request } from 'node:http';

/** Node's own `fetch`: happy-dom's logs every aborted request. */
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
        const pieces: Buffer[] = [];
        incoming.on('data', (piece: Buffer) => pieces.push(piece));
        incoming.on('end', () => {
          signal?.removeEventListener('abort', abort);
          const status = incoming.statusCode ?? 500;
          resolve(new Response(status === 204 ? null : Buffer.concat(pieces).toString(), { status }));
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

import { createSandbox } from '../../../demo/sandbox/create-sandbox.ts';

export const origin = 'http://127.0.0.1:4310';

/** 08:00 on the wall in Cancún. */
const now = new Date('2026-06-01T13:00:00Z');

interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  base?: string;
}

/** A separate sandbox for a test, and functions that send requests to it. */
export function startSandbox() {
  const { app, close } = createSandbox({ origin, databasePath: ':memory:', now: () => now });

  const call = (path: string, { method, body, headers, base = '/widget' }: Call = {}) =>
    app.request(`${origin}${base}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });

  const json = async (path: string, options?: Call): Promise<unknown> => (await call(path, options)).json();

  return { app, call, json, close };
}

export type Sandbox = ReturnType<typeof startSandbox>;

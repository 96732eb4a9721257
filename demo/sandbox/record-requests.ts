import type { MiddlewareHandler } from 'hono';
import { pathBelowBase, type ApiContext, type ApiEnvironment } from './api-environment.ts';
import { record, type Journal } from './journal.ts';

/** Records every request as it arrives, before faults and checks apply. */
export function recordRequests(journal: Journal): MiddlewareHandler<ApiEnvironment> {
  return async (context, next) => {
    const { req } = context;
    record(journal.requests, {
      method: req.method,
      path: `${pathBelowBase(context)}${new URL(req.url).search}`,
      body: parseBody(await req.text()),
      headers: recordedHeaders(context),
    });
    await next();
  };
}

/** JSON as a parsed value, anything else as text, and null for none. */
function parseBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const recordedHeaderNames = ['accept', 'content-type', 'cookie', 'origin', 'x-development-host', 'x-fault'];

function recordedHeaders({ req }: ApiContext): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of recordedHeaderNames) {
    const value = req.header(name);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

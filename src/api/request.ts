import * as v from 'valibot';
import { parseJson, stringifyJson } from '../lib/json.ts';
import { object } from '../schema/object.ts';
import { requestOptions } from '../lib/request-options.ts';
import { withoutPrototype } from '../lib/without-prototype.ts';
import { ApiError } from './api-error.ts';
import type { ApiContext } from './context.ts';
import { requestUrl, type RequestQuery } from './request-url.ts';

const TIMEOUT_MS = 15_000;

type Method = 'GET' | 'POST' | 'PUT';

export interface ApiRequest<Schema extends v.GenericSchema> {
  /** `GET` by default. */
  method?: Method;
  /** Below the base path, with a leading slash. */
  path: string;
  query?: RequestQuery;
  body?: unknown;
  /** An answer that it does not match is a `bad-response`. */
  schema: Schema;
  signal?: AbortSignal | undefined;
}

type Call<Schema extends v.GenericSchema> = ApiRequest<Schema> & { method: Method };

/**
 * Sends a request to the provider once, waits at most 15 s, and returns the answer as parsed by the schema. Throws
 * `ApiError`, or the reason of the abort if `signal` is aborted. The query client retries reads.
 */
export async function request<Schema extends v.GenericSchema>(
  context: ApiContext,
  options: ApiRequest<Schema>,
): Promise<v.InferOutput<Schema>> {
  const call: Call<Schema> = withoutPrototype({ method: 'GET', ...options });
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
  try {
    // A prefetched answer, or a page's own `fetch`, may ignore the signal.
    return await Promise.race([send(context, call, signal), rejectedBy(signal)]);
  } catch (error) {
    call.signal?.throwIfAborted();
    if (error instanceof ApiError) throw error;
    throw new ApiError(timeout.aborted ? 'timeout' : 'network', { cause: error });
  }
}

async function send<Schema extends v.GenericSchema>(
  context: ApiContext,
  call: Call<Schema>,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  const response = await context.fetch(requestUrl(context, call), requestInit(context, call, signal));
  return readAnswer(response, call);
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });
}

function requestInit(
  context: ApiContext,
  { method, body }: Call<v.GenericSchema>,
  signal: AbortSignal,
): RequestInit {
  // Not a `Headers` object: a wrapper of `fetch` may copy headers by enumerating them, which finds nothing in one.
  const headers = {
    Accept: 'application/json',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(context.developmentHost && { 'X-Development-Host': context.developmentHost }),
  };
  return requestOptions({
    method,
    headers,
    credentials: 'omit',
    signal,
    ...(body !== undefined && { body: stringifyJson(body) }),
  });
}

async function readAnswer<Schema extends v.GenericSchema>(
  response: Response,
  { method, schema }: Call<Schema>,
): Promise<v.InferOutput<Schema>> {
  const text = await response.text();
  const json = parseJson(text);
  if (!response.ok) {
    // A redirect turns a POST into a GET, so a refusal by its target says nothing about the request.
    if (response.redirected && method !== 'GET') throw new ApiError('bad-response');
    throw httpError(response, json);
  }
  const parsed = json === undefined ? undefined : v.safeParse(schema, unwrapEnvelope(json));
  if (!parsed?.success) throw new ApiError('bad-response', { status: response.status });
  return parsed.output;
}

const ErrorBodySchema = object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

function httpError(response: Response, body: unknown): ApiError {
  const parsed = v.safeParse(ErrorBodySchema, body);
  return new ApiError('http', {
    status: response.status,
    message: parsed.success ? parsed.output.message : undefined,
    retryAfterMs: retryAfterOf(response),
  });
}

/** The header is a number of seconds or a date; 0 if it is missing, malformed or in the past. */
function retryAfterOf(response: Response): number {
  const header = response.headers.get('Retry-After');
  if (!header) return 0;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return milliseconds > 0 ? milliseconds : 0;
}

/** Some providers wrap their answers: `{"data": X}` without any other key stands for `X`. */
function unwrapEnvelope(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  return 'data' in json && Object.keys(json).length === 1 ? json.data : json;
}

import { stringifyJson } from '../../lib/json.ts';
import { isReplaced } from '../natives/is-native.ts';

/**
 * The page's `fetch`, which its scripts may have wrapped, replaced or removed. Any failure in it rejects. Unless the network
 * or an abort caused it, the first failure of a replacement is logged, because visitors only see that the provider cannot be
 * reached.
 */
export async function pageFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await asResponse(await globalThis.fetch(input, init));
  } catch (error) {
    if (!init?.signal?.aborted && isReplaced('fetch') && !isNetworkError(error)) warnOnce(error);
    throw error;
  }
}

/** Makes a response of what a wrapper returned, which may only resemble one. */
async function asResponse(result: Partial<Response> | null | undefined): Promise<Response> {
  if (result?.bodyUsed) throw new TypeError('The body of its response has already been read');
  if (result?.clone && result.text && result.headers?.get) return result as Response;
  const body = await readBody(result);
  if (body === undefined) throw new TypeError(`It returned ${typeName(result)} instead of a response`);
  const status = result?.status || 200;
  // The constructor throws if one of these has a body, even an empty one.
  const mustBeEmpty = [204, 205, 304].includes(status);
  return new Response(mustBeEmpty ? null : body, { status });
}

async function readBody(result: Partial<Response> | null | undefined): Promise<string | undefined> {
  if (result?.text) return await result.text();
  return result?.json ? stringifyJson(await result.json()) : undefined;
}

const typeName = (value: unknown) => (value === null ? 'null' : typeof value);

/** Whether the network failed: each browser words that differently, without an error code. */
function isNetworkError(error: unknown): boolean {
  return /Failed to fetch|NetworkError when|Load failed/.test(String(error));
}

let hasWarned = false;

function warnOnce(error: unknown): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    '[booking-elements] This page has replaced the browser’s fetch, and its replacement failed:',
    error,
  );
}

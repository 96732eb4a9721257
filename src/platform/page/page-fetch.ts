import { stringifyJson } from '../../lib/json.ts';
import { isNative } from '../natives/is-native.ts';

/**
 * The page's `fetch`, which its scripts may have wrapped, replaced or removed. Any failure in it rejects, and is logged
 * unless the network caused it, because visitors only see that the provider cannot be reached.
 */
export async function pageFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    return await asResponse(await globalThis.fetch(input, init));
  } catch (error) {
    if (!init?.signal?.aborted && !isOwnFetch() && !isNetworkError(error)) warnOnce(error);
    throw error;
  }
}

/** Whether it is the browser's; the page may have replaced it by a getter that throws. */
function isOwnFetch(): boolean {
  try {
    return isNative(globalThis.fetch);
  } catch {
    return false;
  }
}

/** A wrapper may return something that only resembles a response. */
async function asResponse(answer: Partial<Response> | null | undefined): Promise<Response> {
  if (answer?.bodyUsed) throw new TypeError('The body of its response has already been read');
  if (answer?.clone && answer.text && answer.headers?.get) return answer as Response;
  const body = answer?.text ? await answer.text() : answer?.json && stringifyJson(await answer.json());
  if (body === undefined) throw new TypeError(`It returned ${kindOf(answer)} instead of a response`);
  const status = answer?.status || 200;
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? body : null, { status });
}

const kindOf = (answer: unknown) => (answer === null ? 'null' : typeof answer);

/** As worded by the browsers. */
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

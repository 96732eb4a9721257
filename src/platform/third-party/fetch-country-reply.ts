import { pageFetch } from '../page/page-fetch.ts';

const TIMEOUT_MS = 5000;

/** Fetches the reply of a country-by-IP service. Empty if its status is an error; rejects if no reply arrives in time. */
export async function fetchCountryReply(service: URL): Promise<string> {
  const response = await pageFetch(service, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.ok ? response.text() : '';
}

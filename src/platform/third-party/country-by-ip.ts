import { pageFetch } from '../page/page-fetch.ts';

const TIMEOUT_MS = 5000;

/**
 * Asks a country-by-IP service for the visitor's country and returns its response as text. Only used if a deployment
 * has enabled it.
 */
export async function countryReply(service: URL): Promise<string> {
  const response = await pageFetch(service, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.ok ? response.text() : '';
}

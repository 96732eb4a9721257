import { pageFetch } from '../page/page-fetch.ts';

const TIMEOUT_MS = 5000;

/** The response of a country-by-IP service as text; empty if it failed. Only for deployments that configure a service. */
export async function countryReply(service: URL): Promise<string> {
  const response = await pageFetch(service, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.ok ? response.text() : '';
}

import { pageFetch } from '../page/page-fetch.ts';

const TIMEOUT_MS = 5000;

/**
 * The visitor's country by a country-by-IP service, as a lower-case code. Undefined if the service does not know it; rejects
 * if no reply arrives in time.
 */
export async function countryByIp(service: URL): Promise<string | undefined> {
  const response = await pageFetch(service, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.ok ? countryInReply(await response.text()) : undefined;
}

/** The country in `1US` or `1;US;USA;United States`, where 1 means success. */
function countryInReply(reply: string): string | undefined {
  return /^1\W?([a-z]{2})(?![a-z])/i.exec(reply)?.[1]?.toLowerCase();
}
